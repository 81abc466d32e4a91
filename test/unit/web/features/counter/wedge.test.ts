import { voucherLink } from '#contract/claims/voucher.ts';
import { aVoucher } from '#test/support/vouchers.ts';
import { addKey, readTyped, type Typed } from '#web/features/counter/input/wedge.ts';

const places: Readonly<Record<string, string>> = { '/': 'Slash', ':': 'Semicolon', '.': 'Period' };

/** The place of each character on an American keyboard, as a scanner presses it. */
const placeOf = (character: string) =>
  /\d/.test(character)
    ? `Digit${character}`
    : (places[character] ?? `Key${character.toUpperCase()}`);

interface Typing {
  readonly pause?: number;
  readonly isInField?: boolean;
  /** The character that the computer's layout gives for a key. */
  readonly layout?: (character: string) => string;
}

function type(
  text: string,
  { pause = 10, isInField = false, layout = (same) => same }: Typing = {},
) {
  let typed: Typed | undefined;
  [...text].forEach((character, index) => {
    typed = addKey(typed, {
      key: layout(character),
      code: placeOf(character),
      at: index * pause,
      isInField,
    });
  });
  if (!typed) throw new Error('Nothing was typed');
  return readTyped(typed);
}

/** French keyboards have letters on other keys, and digits only with Shift. */
const french = (character: string) =>
  'à&é"\'(-è_çQAWZ'['0123456789AQZW'.indexOf(character)] ?? character;

describe('a scanner that types', () => {
  let link: string;
  beforeAll(async () => {
    link = `HTTPS://VITRINE.EXAMPLE${voucherLink(await aVoucher())}`;
  });

  it('is read without a field, and inside a field where it is faster than people', () => {
    expect(type(link).kind).toBe('voucher');
    expect(type(link, { isInField: true, pause: 60 }).kind).toBe('voucher');
    expect(type(link, { isInField: true, pause: 150 }).kind).toBe('other');
  });

  it('is read on a computer with another keyboard layout', () => {
    expect(type(link, { layout: french }).kind).toBe('voucher');
  });

  it('is read slowly, as people type, where no field has the focus', () => {
    expect(type('7K3MQ-9XT2D-4', { pause: 700 })).toEqual({ kind: 'code', code: '7K3MQ9XT2D4' });
  });

  it('begins again after a pause', () => {
    const before = addKey(undefined, { key: 'x', code: 'KeyX', at: 0, isInField: false });
    const after = addKey(before, { key: 'y', code: 'KeyY', at: 1501, isInField: false });
    expect(after).toEqual({ byKey: 'y', byPlace: 'Y', since: 1501, at: 1501 });
  });

  it('keeps a bounded text if a key stays pressed', () => {
    let typed: Typed | undefined;
    for (let at = 0; at < 5000; at += 1) {
      typed = addKey(typed, { key: 'a', code: 'KeyA', at, isInField: false });
    }
    expect(typed?.byKey).toHaveLength(2000);
  });
});
