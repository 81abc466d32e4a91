import type { WorkerBuild } from '#web/worker/worker-build.ts';

const site = 'https://vitrine.test';
const open = '/assets/i18n/pt.json';
const own = '/assets/i18n/private/pt.json';

/** The worker's caches, by address; both versions of the worker share them. */
const cached = new Map<string, Response>();
const cache = {
  match: async (path: string) => cached.get(new URL(path, site).href)?.clone(),
  put: async (path: string, response: Response) => {
    cached.set(new URL(path, site).href, response);
  },
  keys: async () => [...cached.keys()].map((url) => new Request(url)),
  delete: async ({ url }: Request) => cached.delete(url),
};

/** The content of the site, as `<content> of <version>`; the version stands for the integrity. */
let onSite = '1';
const fetchFile = jest.fn(async (input: string | Request, { integrity }: RequestInit = {}) => {
  if (integrity && integrity !== onSite) throw new TypeError('Another content');
  const { pathname } = new URL(input instanceof Request ? input.url : input, site);
  return new Response(`${pathname} of ${onSite}`);
});

async function workerOf(version: string) {
  jest.resetModules();
  const texts = { [open]: version, [own]: version };
  Object.assign(globalThis, { WORKER_BUILD: { texts } as Partial<WorkerBuild> });
  return import('#web/worker/texts.ts');
}

describe("the service worker's texts", () => {
  const given = { fetch, caches: globalThis.caches, location: globalThis.location };
  beforeEach(() => {
    cached.clear();
    onSite = '1';
    const fakes = {
      fetch: fetchFile,
      caches: { open: async () => cache, match: cache.match },
      location: { href: site },
    };
    for (const [name, value] of Object.entries(fakes))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  });
  afterAll(() => {
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    Reflect.deleteProperty(globalThis, 'WORKER_BUILD');
  });

  const answer = async (worker: Awaited<ReturnType<typeof workerOf>>, path = open) =>
    (await worker.answerTexts(new Request(site + path))).text();

  it('are the texts of its own version until the next version takes over, and then the new texts', async () => {
    const first = await workerOf('1');
    expect(await answer(first)).toBe(`${open} of 1`);
    onSite = '2';
    const second = await workerOf('2');
    await second.renewTexts();
    fetchFile.mockClear();
    expect(await answer(first)).toBe(`${open} of 1`);
    await second.removeOldTexts();
    expect(await answer(second)).toBe(`${open} of 2`);
    expect(cached.size).toBe(1);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('are the texts of the site if its own are gone, and these are not cached', async () => {
    const first = await workerOf('1');
    onSite = '2';
    expect(await answer(first, own)).toBe(`${own} of 2`);
    expect(cached.size).toBe(0);
  });

  it('make the installation of the next version fail while the site lacks them', async () => {
    await (await workerOf('1')).cacheTexts(open);
    await expect((await workerOf('2')).renewTexts()).rejects.toThrow('Another content');
  });
});
