import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { useStorages } from '../support/a-storage.ts';

describe('a stored value', () => {
  useStorages();
  afterEach(() => removeStored('my-token'));

  it('is gone once another tab has removed it', () => {
    writeStored('my-token', 'first');
    expect(readStored('my-token')).toBe('first');
    localStorage.removeItem('my-token');
    expect(readStored('my-token')).toBeUndefined();
  });

  it('is kept in memory if the browser has no local storage', () => {
    Reflect.deleteProperty(globalThis, 'localStorage');
    writeStored('my-token', 'first');
    expect(readStored('my-token')).toBe('first');
    removeStored('my-token');
    expect(readStored('my-token')).toBeUndefined();
  });

  it('is the newer one if local storage is full', () => {
    writeStored('my-token', 'first');
    const available = localStorage;
    const full = {
      getItem: (key: string) => available.getItem(key),
      removeItem: (key: string) => available.removeItem(key),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    };
    Object.defineProperty(globalThis, 'localStorage', { value: full, configurable: true });
    writeStored('my-token', 'second');
    expect(readStored('my-token')).toBe('second');
    // Once there is room again, the copy in memory is not needed.
    Object.defineProperty(globalThis, 'localStorage', { value: available, configurable: true });
    writeStored('my-token', 'third');
    available.removeItem('my-token');
    expect(readStored('my-token')).toBeUndefined();
  });
});
