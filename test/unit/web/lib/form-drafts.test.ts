import {
  deleteDraft,
  deleteDrafts,
  deleteDraftsOfOthers,
  readDraft,
  saveDraft,
} from '#web/lib/form-drafts.ts';

const initial = { name: '', size: '1', price: undefined as number | undefined };
const typed = { ...initial, name: 'Padaria Aurora', price: 5.49 };

/** A `sessionStorage` whose keys are its own properties, as in browsers. */
function aStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(methods, { ownKeys: () => Object.keys(entries), getOwnPropertyDescriptor });
}

const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true, value: '' });

const storages = ['sessionStorage', 'localStorage'] as const;

const signIn = (userId: string) => localStorage.setItem('userId', userId);

describe('a draft of a form', () => {
  beforeEach(() => {
    for (const name of storages)
      Object.defineProperty(globalThis, name, { value: aStorage(), configurable: true });
    signIn('ana');
    saveDraft('ana', '/business', { initial, typed });
  });

  afterEach(() => {
    for (const name of storages) Reflect.deleteProperty(globalThis, name);
  });

  it('is restored for the same user on the same page only', () => {
    expect(readDraft('ana', '/business', initial)).toEqual(typed);
    expect(readDraft('ana', '/shop', initial)).toBeUndefined();
    expect(readDraft('bia', '/business', initial)).toBeUndefined();
  });

  it('takes newer values for the fields that were not changed', () => {
    const newer = { ...initial, name: 'Padaria', size: '2' };
    expect(readDraft('ana', '/business', newer)).toEqual({ ...typed, size: '2' });
  });

  it('is deleted without the drafts of other pages', () => {
    saveDraft('ana', '/shop', { initial, typed });
    deleteDraft('ana', '/business');
    expect(readDraft('ana', '/business', initial)).toBeUndefined();
    expect(readDraft('ana', '/shop', initial)).toEqual(typed);
  });

  it('is not saved once another user has signed in', () => {
    signIn('bia');
    saveDraft('ana', '/shop', { initial, typed });
    expect(readDraft('ana', '/shop', initial)).toBeUndefined();
  });

  it('is deleted at logout', () => {
    sessionStorage.setItem('else', 'stays');
    deleteDrafts();
    expect(readDraft('ana', '/business', initial)).toBeUndefined();
    expect(sessionStorage.getItem('else')).toBe('stays');
  });

  it('is deleted when another user signs in', () => {
    signIn('bia');
    saveDraft('bia', '/offer', { initial, typed });
    deleteDraftsOfOthers('bia');
    expect(readDraft('ana', '/business', initial)).toBeUndefined();
    expect(readDraft('bia', '/offer', initial)).toEqual(typed);
  });

  it('is ignored where storage is not available or holds something else', () => {
    sessionStorage.setItem('draft:ana:/business', 'no JSON');
    expect(readDraft('ana', '/business', initial)).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    saveDraft('ana', '/business', { initial, typed });
    deleteDrafts();
    expect(readDraft('ana', '/business', initial)).toBeUndefined();
  });
});
