import {
  forgetDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  keepDraft,
  keptDraft,
} from '#web/lib/drafts.ts';

const began = { name: '', size: '1', price: undefined as number | undefined };
const typed = { ...began, name: 'Padaria Aurora', price: 5.49 };

/** A tab's storage: like the browser's own, its keys are its properties. */
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

describe('what was typed when a session ended', () => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'sessionStorage', { value: aStorage(), configurable: true });
    keepDraft('ana', '/business', { began, typed });
  });

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('is there for the same user on the same page', () => {
    expect(keptDraft('ana', '/business', began)).toEqual(typed);
    expect(keptDraft('ana', '/shop', began)).toBeUndefined();
    expect(keptDraft('bia', '/business', began)).toBeUndefined();
  });

  it('leaves the fields that were not touched to what the form begins from now', () => {
    const newer = { ...began, name: 'Padaria', size: '2' };
    expect(keptDraft('ana', '/business', newer)).toEqual({ ...typed, size: '2' });
  });

  it('is forgotten once it was sent, and no other with it', () => {
    keepDraft('ana', '/shop', { began, typed });
    forgetDraft('ana', '/business');
    expect(keptDraft('ana', '/business', began)).toBeUndefined();
    expect(keptDraft('ana', '/shop', began)).toEqual(typed);
  });

  it('does not outlive a logout', () => {
    sessionStorage.setItem('else', 'stays');
    forgetDrafts();
    expect(keptDraft('ana', '/business', began)).toBeUndefined();
    expect(sessionStorage.getItem('else')).toBe('stays');
  });

  it('is gone when another user signs in', () => {
    keepDraft('bia', '/offer', { began, typed });
    forgetDraftsOfOthers('bia');
    expect(keptDraft('ana', '/business', began)).toBeUndefined();
    expect(keptDraft('bia', '/offer', began)).toEqual(typed);
  });

  it('begins anew where the storage is refused or holds something else', () => {
    sessionStorage.setItem('draft:ana:/business', 'no JSON');
    expect(keptDraft('ana', '/business', began)).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    keepDraft('ana', '/business', { began, typed });
    forgetDrafts();
    expect(keptDraft('ana', '/business', began)).toBeUndefined();
  });
});
