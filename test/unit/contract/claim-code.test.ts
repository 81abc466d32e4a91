import { newClaimCode, readClaimCode, showClaimCode } from '#contract/claims/claim-code.ts';
import { claimCode } from '#contract/claims/redemptions.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytesFrom = (start: number) =>
  Uint8Array.from({ length: 7 }, (_, index) => start + index * 37);
const codes = [
  '7K3MQ9XT2D4',
  newClaimCode(new Uint8Array(7)),
  newClaimCode(new Uint8Array(7).fill(255)),
  ...[0, 77, 200].map((start) => newClaimCode(bytesFrom(start))),
];

/** Replaces the letters of a code at some positions. */
const withLetters = (code: string, changes: Readonly<Record<number, string | undefined>>) =>
  [...code].map((letter, place) => changes[place] ?? letter).join('');
const places = Array.from({ length: 11 }, (_, place) => place);

describe('the code of a claim', () => {
  it('is ten random letters and a check letter', () => {
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{11}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(newClaimCode(new Uint8Array(7))).toBe('00000000000');
  });

  it('depends on 50 bits of seven random bytes', () => {
    const zero = newClaimCode(new Uint8Array(7));
    const ofBits = Array.from({ length: 56 }, (_, bit) => {
      const bytes = new Uint8Array(7);
      bytes[Math.floor(bit / 8)] = 128 >> (bit % 8);
      return newClaimCode(bytes);
    });
    expect(new Set(ofBits.filter((code) => code !== zero)).size).toBe(50);
  });

  it('is not made from fewer bytes', () => {
    expect(() => newClaimCode(new Uint8Array(6))).toThrow(RangeError);
  });

  it('is shown in groups', () => {
    expect(showClaimCode('7K3MQ9XT2D4')).toBe('7K3MQ-9XT2D-4');
  });

  it.each([
    '7K3MQ9XT2D4',
    '7k3mq-9xt2d-4',
    ' 7K3M Q9XT 2D4 ',
    '7K3MQ–9XT2D‑4',
    '7K3MQ_9XT2D_4',
    '#7K3MQ-9XT2D-4',
    '７Ｋ３ＭＱ－９ＸＴ２Ｄ－４',
    '*7K3MQ-9XT2D-4*.',
    '“7k3mq 9xt2d 4”',
    '7K3MQ.9XT2D/4',
    '🎟️ 7K3MQ−9XT2D−4',
    '\u200e7K3MQ\u00ad9XT2D\u200b4\u202c',
  ])('is read from "%s"', (typed) => {
    expect(readClaimCode(typed)).toBe('7K3MQ9XT2D4');
    expect(outcomeOf(claimCode, typed)).toBe('7K3MQ9XT2D4');
  });

  it('is read with O as 0, and I and L as 1', () => {
    const code = newClaimCode(Uint8Array.of(0, 0, 0, 0, 0, 0, 32));
    expect(code).toMatch(/^0{8}10/);
    for (const one of ['I', 'i', 'L', 'l']) {
      for (const zero of ['O', 'o']) {
        const typed = code.replaceAll('1', one).replaceAll('0', zero);
        expect(readClaimCode(typed)).toBe(code);
      }
    }
  });

  it.each(['', '7K3MQ9XT2D', '7K3MQ9XT2D44', '7K3MQ9XT2DU', '7K3MQ9XT2DÇ', '7K3MQ9XТ2D4'])(
    'does not have the form "%s"',
    (typed) => {
      expect(readClaimCode(typed)).toBeUndefined();
      expect(outcomeOf(claimCode, typed)).toEqual([typed ? 'INVALID_FORMAT' : 'REQUIRED']);
    },
  );

  it('with a wrong check letter is refused for that reason', () => {
    expect(readClaimCode('7K3MQ-9XT2D-5')).toBeUndefined();
    expect(outcomeOf(claimCode, '7K3MQ-9XT2D-5')).toEqual(['INVALID_CHECK_DIGITS']);
  });

  it.each(codes)('%s is refused with any one wrong letter', (code) => {
    const wrong = places.flatMap((place) =>
      [...letters]
        .filter((letter) => letter !== code[place])
        .map((letter) => withLetters(code, { [place]: letter })),
    );
    expect(wrong).toHaveLength(11 * 31);
    expect(wrong.filter((one) => readClaimCode(one) !== undefined)).toEqual([]);
  });

  it.each(codes)('%s is refused with any two swapped letters', (code) => {
    const pairs = places.flatMap((one) => places.slice(one + 1).map((two) => [one, two] as const));
    const swapped = pairs
      .filter(([one, two]) => code[one] !== code[two])
      .map(([one, two]) => withLetters(code, { [one]: code[two], [two]: code[one] }));
    expect(pairs).toHaveLength(55);
    expect(swapped.filter((one) => readClaimCode(one) !== undefined)).toEqual([]);
  });
});
