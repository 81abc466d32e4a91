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

/** Gives the browser's storages to the tests of a file, empty for each test. */
export function useStorages(): void {
  const storages = ['sessionStorage', 'localStorage'] as const;
  beforeEach(() => {
    for (const name of storages)
      Object.defineProperty(globalThis, name, { value: aStorage(), configurable: true });
  });
  afterEach(() => {
    for (const name of storages) Reflect.deleteProperty(globalThis, name);
  });
}
