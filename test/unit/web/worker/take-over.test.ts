const site = 'https://vitrine.example';

let stored: Set<string>;
let hasActive: boolean;
let windows: { readonly url: string; readonly navigate?: jest.Mock }[];
const skipWaiting = jest.fn();

const aWindow = (path: string) => ({ url: site + path, navigate: jest.fn(async () => null) });

const given = globalThis.caches;

beforeAll(() => {
  Object.assign(globalThis, {
    self: {
      get registration() {
        return { active: hasActive ? {} : null };
      },
      skipWaiting,
      clients: { matchAll: async () => windows },
    },
  });
  const caches = {
    has: async (name: string) => stored.has(name),
    open: async (name: string) => stored.add(name),
    keys: async () => [...stored],
    delete: async (name: string) => stored.delete(name),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
});
afterAll(() => {
  Object.defineProperty(globalThis, 'caches', { value: given, configurable: true });
  Reflect.deleteProperty(globalThis, 'self');
});
beforeEach(() => {
  jest.clearAllMocks();
  stored = new Set();
  windows = [];
  hasActive = true;
});

async function install(): Promise<void> {
  const { takeOverFromOldWorker } = await import('#web/worker/take-over.ts');
  await takeOverFromOldWorker();
}

async function activate(): Promise<void> {
  const { reloadOpenPages } = await import('#web/worker/take-over.ts');
  await reloadOpenPages();
}

describe('a new service worker', () => {
  it('takes over at once from one from before the open pages, and reloads only windows at these pages', async () => {
    const [flyer, offer] = [aWindow('/folder/padaria?loja=a'), aWindow('/oferta/off_1')];
    const others = ['/offer', '/login', '/', '/api/folder/padaria'].map(aWindow);
    windows = [flyer, offer, ...others];
    await install();
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    await activate();
    expect(flyer.navigate.mock.calls).toEqual([[`${site}/folder/padaria?loja=a`]]);
    expect(offer.navigate).toHaveBeenCalledTimes(1);
    for (const { navigate } of others) expect(navigate).not.toHaveBeenCalled();
  });

  it('takes over at once from one that knew fewer open pages, and leaves one sign instead of its sign', async () => {
    stored = new Set(['vitrine-open-pages', 'vitrine-open-pages /termos', 'vitrine-files']);
    const offers = aWindow('/ofertas/pe/recife');
    windows = [offers, aWindow('/login')];
    await install();
    expect(skipWaiting).toHaveBeenCalledTimes(1);
    await activate();
    expect(offers.navigate.mock.calls).toEqual([[`${site}/ofertas/pe/recife`]]);
    expect([...stored]).toEqual([
      'vitrine-files',
      expect.stringMatching(/^vitrine-open-pages .*\/ofertas/),
    ]);
  });

  it('waits for the user if the one before it already left open pages alone, and reloads nothing', async () => {
    await install();
    await activate();
    skipWaiting.mockClear();
    const flyer = aWindow('/folder/padaria');
    windows = [flyer];
    await install();
    await activate();
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(flyer.navigate).not.toHaveBeenCalled();
  });

  it('that is the first of a device reloads no open page, and is not replaced at once either', async () => {
    hasActive = false;
    const flyer = aWindow('/folder/padaria');
    windows = [flyer];
    await install();
    await activate();
    hasActive = true;
    await install();
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(flyer.navigate).not.toHaveBeenCalled();
  });

  it('does not fail where a browser cannot reload a window', async () => {
    windows = [{ url: `${site}/folder/padaria` }];
    await install();
    await expect(activate()).resolves.toBeUndefined();
  });
});
