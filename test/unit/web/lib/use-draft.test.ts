import { IntentKey } from '#web/platform/api/intent-key.ts';
import { deleteDrafts, deleteDraftsOfOthers } from '#web/platform/drafts/form-drafts.ts';
import { draftIntent, resumeDraft } from '#web/platform/drafts/use-draft.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useStorages } from '../support/a-storage.ts';

const input = { body: { name: 'Padaria Aurora', personRegister: '52998224725' } };
const lost = new ApiError({ code: 'NETWORK', status: 0 });
const signIn = (userId: string) => localStorage.setItem('userId', userId);

/** The key in a page that was just loaded. */
const opened = (path = '/business', userId = 'ana') => new IntentKey(draftIntent(userId, path));

describe('the key of a form with a draft', () => {
  useStorages();
  let key: string;
  beforeEach(() => {
    signIn('ana');
    key = opened().for(input);
  });

  it('is the same after a reload, even while the call is running, and new for another input', () => {
    expect(opened().for(structuredClone(input))).toBe(key);
    const edited = { body: { ...input.body, name: 'Padaria do Porto' } };
    const next = opened().for(edited);
    expect(next).not.toBe(key);
    expect(opened().for(edited)).toBe(next);
  });

  it('shows after a reload that a change was sent and not decided', () => {
    expect(opened().isUndecided()).toBe(true);
    opened().finish();
    expect(opened().isUndecided()).toBe(false);
  });

  it('lasts for an hour after the first sending', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 59 * 60_000);
    expect(opened().for(input)).toBe(key);
    now.mockReturnValue(Date.now() + 2 * 60_000);
    expect(opened().for(input)).not.toBe(key);
    now.mockRestore();
  });

  it('stays after a lost answer, and is new once the server has decided', () => {
    const intent = opened();
    intent.for(input);
    intent.finish(lost);
    expect(opened().for(input)).toBe(key);
    intent.finish();
    expect(opened().for(input)).not.toBe(key);
  });

  it.each([
    ['the draft is discarded', () => opened().forget()],
    ['the user signs out', deleteDrafts],
    ['another user signs in', () => deleteDraftsOfOthers('bia')],
  ])('is new once %s', (_case, happen) => {
    happen();
    expect(opened().for(input)).not.toBe(key);
  });

  it('belongs to one page and one user', () => {
    expect(opened('/business?id=2').for(input)).not.toBe(key);
    signIn('bia');
    expect(opened('/business', 'bia').for(input)).not.toBe(key);
    expect(opened().for(input)).toBe(key);
  });

  it('is not saved after another user has signed in', () => {
    signIn('bia');
    const unsaved = opened('/offer').for(input);
    expect(opened('/offer').for(input)).not.toBe(unsaved);
  });

  it('is saved without the input, which cannot be derived from the fingerprint', () => {
    const saved = sessionStorage.getItem('draft:ana:/business key') ?? '';
    const { fingerprint, ...others } = JSON.parse(saved);
    expect(Object.keys(others)).toEqual(['key', 'savedAt']);
    expect(fingerprint).toBeLessThan(2 ** 16);
  });
});

describe('a resumed draft', () => {
  const start = { title: '', expirationDate: '2026-11-29', taxId: '' };
  const typed = { ...start, title: 'Pão francês' };
  const sendsSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
  const resume = (version: number | undefined, initial: typeof start, kept = typed) =>
    resumeDraft(
      { initial: start, typed: kept, savedAt: 0 },
      { version, startOf: () => initial, sendsSame },
    );

  it('of a new item is unchanged, also if the defaults have changed', () => {
    const initial = { ...start, expirationDate: '2026-11-30' };
    expect(resume(undefined, initial)).toEqual({ initial, typed });
  });

  it('takes unchanged fields from a newer record', () => {
    const initial = { title: 'Pão', expirationDate: '2026-12-24', taxId: '52998224725' };
    expect(resume(2, initial)?.typed).toEqual({ ...initial, title: 'Pão francês' });
  });

  it.each([undefined, 2])('uses the starting values of fields it lacks, version %s', (version) => {
    const older = { title: 'Pão francês' } as typeof typed;
    expect(resume(version, start, older)?.typed).toEqual(typed);
  });

  it('is dropped if the record has all typed values, with the same uploads', () => {
    const photo = { id: '1', url: 'bread.webp', uploadId: 'upl_1' };
    const sent = { title: 'Pão francês', photos: [photo] };
    const startOf = (values: typeof sent) => ({ ...sent, photos: values.photos });
    const kept = { initial: { title: '', photos: [] }, typed: sent, savedAt: 0 };
    expect(resumeDraft(kept, { version: 1, startOf, sendsSame })).toBeUndefined();
  });
});
