import { resumeDraft } from '#web/platform/drafts/use-draft.ts';

const start = { title: '', expirationDate: '2026-11-29', taxId: '' };
const typed = { ...start, title: 'Pão francês' };
const draft = { initial: start, typed, savedAt: 0 };

const sendsSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

describe('a resumed draft', () => {
  it('of a new item is unchanged, also if the defaults have changed', () => {
    const initial = { ...start, expirationDate: '2026-11-30' };
    expect(resumeDraft(draft, { version: undefined, startOf: () => initial, sendsSame })).toEqual({
      initial,
      typed,
    });
  });

  it('takes unchanged fields from a newer record', () => {
    const initial = { title: 'Pão', expirationDate: '2026-12-24', taxId: '52998224725' };
    expect(resumeDraft(draft, { version: 2, startOf: () => initial, sendsSame })?.typed).toEqual({
      ...initial,
      title: 'Pão francês',
    });
  });

  it.each([undefined, 2])('uses the starting values of fields it lacks, version %s', (version) => {
    const older = { title: 'Pão francês' } as typeof typed;
    const startOf = () => start;
    expect(resumeDraft({ ...draft, typed: older }, { version, startOf, sendsSame })?.typed).toEqual(
      typed,
    );
  });

  it('is dropped if sending it would change nothing', () => {
    const priced = { initial: { price: '' }, typed: { price: '9,9' }, savedAt: 0 };
    const asNumber = ({ price }: { price: string }) => Number(price.replace(',', '.'));
    const options = {
      version: 2,
      startOf: () => ({ price: '9,90' }),
      sendsSame: (one: { price: string }, other: { price: string }) =>
        asNumber(one) === asNumber(other),
    };
    expect(resumeDraft(priced, options)).toBeUndefined();
  });

  it('is dropped if the record has all typed values, with the same uploads', () => {
    const photo = { id: '1', url: 'bread.webp', uploadId: 'upl_1' };
    const sent = { title: 'Pão francês', photos: [photo] };
    const startOf = (values: typeof sent) => ({ ...sent, photos: values.photos });
    const lost = { initial: { title: '', photos: [] }, typed: sent, savedAt: 0 };
    expect(resumeDraft(lost, { version: 1, startOf, sendsSame })).toBeUndefined();
  });
});
