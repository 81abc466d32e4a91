import {
  deleteDraft,
  deleteDrafts,
  deleteDraftsOfOthers,
  readDraft,
  saveDraft,
} from '#web/platform/drafts/form-drafts.ts';
import { useStorages } from '../support/a-storage.ts';

const initial = { name: '', size: '1', price: undefined as number | undefined };
const typed = { ...initial, name: 'Padaria Aurora', price: 5.49 };
const draft = { initial, typed, version: 3, savedAt: Date.now() };
const hours = 60 * 60 * 1000;

const signIn = (userId: string) => localStorage.setItem('userId', userId);

describe('a draft of a form', () => {
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

  it('is not saved after another user has signed in', () => {
    signIn('bia');
    saveDraft('ana', '/shop', draft);
    expect(readDraft('ana', '/shop')).toBeUndefined();
  });

  it('is deleted at logout', () => {
    sessionStorage.setItem('else', 'stays');
    deleteDrafts();
    expect(readDraft('ana', '/business')).toBeUndefined();
    expect(sessionStorage.getItem('else')).toBe('stays');
  });

  it('is deleted when another user signs in', () => {
    signIn('bia');
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
