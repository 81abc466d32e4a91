import { device, onDeviceWithoutCaches, site } from './support/fake-caches.ts';

let hasActive: boolean;
let windows: { readonly url: string; readonly navigate?: jest.Mock }[];
const skipWaiting = jest.fn();

const aWindow = (path: string) => ({ url: site + path, navigate: jest.fn(async () => null) });

onDeviceWithoutCaches();
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
});
beforeEach(() => {
  jest.clearAllMocks();
  windows = [];
  hasActive = true;
});

const install = async () => (await import('#web/worker/take-over.ts')).takeOverFromOldWorker();
const activate = async () => (await import('#web/worker/take-over.ts')).reloadOpenPages();

describe('a new service worker', () => {
  it.each([
    ['that left no open page alone', []],
    ['that knew fewer open pages', ['vitrine-open-pages', 'vitrine-open-pages /termos']],
  ])(
    'takes over at once from one %s, and reloads only windows at these pages',
    async (_, signs) => {
      for (const name of [...signs, 'vitrine-files']) device.set(name, new Map());
      const open = ['/folder/padaria?loja=a', '/oferta/off_1', '/ofertas/pe/recife'].map(aWindow);
      const others = ['/offer', '/login', '/', '/api/folder/padaria'].map(aWindow);
      windows = [...open, ...others];
      await install();
      expect(skipWaiting).toHaveBeenCalledTimes(1);
      await activate();
      for (const { url, navigate } of open) expect(navigate.mock.calls).toEqual([[url]]);
      for (const { navigate } of others) expect(navigate).not.toHaveBeenCalled();
      // One sign is left instead of the earlier one's.
      expect([...device.keys()]).toEqual([
        'vitrine-files',
        expect.stringMatching(/^vitrine-open-pages .*\/ofertas/),
      ]);
    },
  );

  it.each([
    ['waits for the user if the one before it already left open pages alone', true],
    ['that is the first of a device is not replaced at once either', false],
  ])('%s, and reloads no open page', async (_, isLater) => {
    hasActive = isLater;
    await install();
    await activate();
    skipWaiting.mockClear();
    hasActive = true;
    const flyer = aWindow('/folder/padaria');
    windows = [flyer];
    await install();
    await activate();
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(flyer.navigate).not.toHaveBeenCalled();
  });

  it('does not fail where a browser cannot reload a window', async () => {
    windows = [{ url: `${site}/folder/padaria` }];
    await install();
    await expect(activate()).resolves.toBeUndefined();
  });
});
