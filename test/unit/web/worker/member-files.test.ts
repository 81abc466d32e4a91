import type { WorkerBuild } from '#web/worker/worker-build.ts';

const site = 'https://vitrine.test';

/** The caches of a device by name, each with the paths of its files. */
let device: Map<string, Set<string>>;

const pathOf = (file: string | Request) =>
  new URL(typeof file === 'string' ? file : file.url, site).pathname;

function open(name: string) {
  const files = device.get(name) ?? new Set();
  device.set(name, files);
  return {
    match: async (file: string) => (files.has(file) ? new Response() : undefined),
    addAll: async (all: readonly string[]) => {
      for (const file of all) files.add(file);
    },
    keys: async () => [...files].map((file) => new Request(site + file)),
    delete: async (file: Request) => files.delete(pathOf(file)),
  };
}

async function workerOf(version: string) {
  jest.resetModules();
  const build: Partial<WorkerBuild> = {
    bareFiles: [`/static/wallet-${version}.js`],
    memberFiles: [`/static/lists-${version}.js`],
  };
  Object.assign(globalThis, { WORKER_BUILD: build });
  return import('#web/worker/member-files.ts');
}

const files = () => [...(device.get('vitrine-member') ?? [])].sort();

describe("the service worker's files of signed-in users", () => {
  const given = { caches: globalThis.caches, location: globalThis.location };
  beforeEach(() => {
    device = new Map();
    const caches = {
      open: async (name: string) => open(name),
      has: async (name: string) => device.has(name),
      delete: async (name: string) => device.delete(name),
    };
    for (const [name, value] of Object.entries({ caches, location: { href: site } }))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  });
  afterAll(() => {
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    Reflect.deleteProperty(globalThis, 'WORKER_BUILD');
  });

  it('are those of wallet and counter until the user opens a private screen, and then all', async () => {
    const worker = await workerOf('1');
    await worker.cacheMemberFiles(true);
    expect(files()).toEqual(['/static/wallet-1.js']);
    expect(await worker.hasAllFiles()).toBe(false);
    await worker.cacheMemberFiles();
    expect(files()).toEqual(['/static/lists-1.js', '/static/wallet-1.js']);
    expect(await worker.hasAllFiles()).toBe(true);
    await worker.cacheMemberFiles(true);
    expect(await worker.hasAllFiles()).toBe(true);
  });

  it.each([true, false])(
    'are as many after an update, and the former ones go; only of wallet and counter: %s',
    async (isBare) => {
      await (await workerOf('1')).cacheMemberFiles(isBare);
      const worker = await workerOf('2');
      await worker.renewMemberFiles();
      expect(files()).toContain('/static/wallet-1.js');
      await worker.removeOldMemberFiles();
      expect(files()).toEqual(
        isBare ? ['/static/wallet-2.js'] : ['/static/lists-2.js', '/static/wallet-2.js'],
      );
    },
  );

  it('are none on a device where nobody has signed in', async () => {
    const worker = await workerOf('1');
    await worker.renewMemberFiles();
    await worker.removeOldMemberFiles();
    expect(device.size).toBe(0);
  });
});
