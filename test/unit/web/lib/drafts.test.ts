import {
  type Draft,
  deleteDraft,
  deleteDrafts,
  deleteDraftsOfOthers,
  readDraft,
  saveDraft,
} from '#web/platform/drafts/form-drafts.ts';
import {
  changesSince,
  hasChanges,
  mergeEdits,
  updateDraft,
} from '#web/platform/drafts/merge-edits.ts';
import { useStorages } from '../support/a-storage.ts';

describe('a draft of a form', () => {
  const initial = { name: '', size: '1', price: undefined as number | undefined };
  const typed = { ...initial, name: 'Padaria Aurora', price: 5.49 };
  const draft = { initial, typed, version: 3, savedAt: Date.now() };
  const hours = 60 * 60 * 1000;
  const signIn = (userId: string) => localStorage.setItem('userId', userId);

  useStorages();
  beforeEach(() => {
    signIn('ana');
    saveDraft('ana', '/business', draft);
  });

  it('belongs to the same user on the same page', () => {
    expect(readDraft('ana', '/business')).toEqual(draft);
    expect(readDraft('ana', '/shop')).toBeUndefined();
    expect(readDraft('bia', '/business')).toBeUndefined();
  });

  it('is kept for 24 hours', () => {
    const savedAt = Date.now() - 24 * hours;
    saveDraft('ana', '/shop', { ...draft, savedAt: savedAt + hours });
    expect(readDraft('ana', '/shop')).toBeDefined();
    saveDraft('ana', '/shop', { ...draft, savedAt });
    expect(readDraft('ana', '/shop')).toBeUndefined();
    expect(sessionStorage.getItem('draft:ana:/shop')).toBeNull();
  });

  it('is deleted without the drafts of other pages', () => {
    saveDraft('ana', '/shop', draft);
    deleteDraft('ana', '/business');
    expect(readDraft('ana', '/business')).toBeUndefined();
    expect(readDraft('ana', '/shop')).toEqual(draft);
  });

  it('is deleted at logout', () => {
    sessionStorage.setItem('else', 'stays');
    deleteDrafts();
    expect(readDraft('ana', '/business')).toBeUndefined();
    expect(sessionStorage.getItem('else')).toBe('stays');
  });

  it('is deleted when another user signs in, and not saved after that', () => {
    signIn('bia');
    saveDraft('ana', '/shop', draft);
    expect(readDraft('ana', '/shop')).toBeUndefined();
    saveDraft('bia', '/offer', draft);
    deleteDraftsOfOthers('bia');
    expect(readDraft('ana', '/business')).toBeUndefined();
    expect(readDraft('bia', '/offer')).toEqual(draft);
  });

  it('of a visitor is deleted when anybody signs in', () => {
    localStorage.removeItem('userId');
    saveDraft(undefined, '/signup', draft);
    expect(readDraft(undefined, '/signup')).toEqual(draft);
    deleteDraftsOfOthers('ana');
    expect(readDraft(undefined, '/signup')).toBeUndefined();
  });

  it('is ignored if storage is not available or has other content', () => {
    sessionStorage.setItem('draft:ana:/business', 'no JSON');
    expect(readDraft('ana', '/business')).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    saveDraft('ana', '/business', draft);
    deleteDrafts();
    expect(readDraft('ana', '/business')).toBeUndefined();
  });
});

describe('the stored input of a form', () => {
  const initial = { name: '', taxId: '' };
  const typed = { name: 'Padaria Aurora', taxId: '529.982.247-25' };
  const read = () => readDraft<Draft<Record<string, unknown>>>(undefined, '/form');
  const update = (values: typeof typed) =>
    updateDraft(undefined, '/form', { initial, typed: values, version: 3 }, ['taxId']);
  useStorages();

  it('has no omitted fields, and is deleted once no stored field differs from the start', () => {
    update(typed);
    expect(read()).toMatchObject({ typed: { name: 'Padaria Aurora' }, version: 3 });
    expect(JSON.stringify(read())).not.toContain('taxId');
    update({ ...initial, taxId: typed.taxId });
    expect(read()).toBeUndefined();
  });
});

describe('edits merged with a newer version', () => {
  const initial = { name: 'A', city: 'Recife', days: ['MON'], phone: '1' };
  const typed = { name: 'B', city: 'Recife', days: ['MON', 'TUE'], phone: '2' };

  it('keep changed fields and take the others from the newer version', () => {
    const newer = { ...initial, name: 'C', city: 'Olinda' };
    expect(mergeEdits({ initial, typed }, newer)).toEqual({ ...typed, city: 'Olinda' });
  });

  it('are in conflict with a field that both changed to different values', () => {
    const newer = { ...initial, name: 'C', city: 'Olinda', days: ['SUN'] };
    const { conflicts, others } = changesSince({ initial, typed }, newer);
    expect([conflicts, others]).toEqual([['name', 'days'], ['city']]);
  });

  it('are not changes if both made the same one, or in fields that a draft does not have', () => {
    expect(hasChanges(changesSince({ initial, typed }, { ...initial, phone: '2' }))).toBe(false);
    const draft: Partial<typeof initial> = { name: 'A', city: 'Recife' };
    const changes = changesSince({ initial: draft, typed: draft }, { ...initial, phone: '3' });
    expect(hasChanges(changes)).toBe(false);
  });
});
