import type { WorkerBuild } from '#web/worker/worker-build.ts';

export const site = 'https://vitrine.test';

/** The caches of a device by name, each with its files by address. */
export const device = new Map<string, Map<string, Response>>();

const urlOf = (file: string | Request) =>
  new URL(typeof file === 'string' ? file : file.url, site).href;

function open(name: string) {
  const files = device.get(name) ?? new Map<string, Response>();
  device.set(name, files);
  return {
    match: async (file: string | Request) => files.get(urlOf(file))?.clone(),
    put: async (file: string, response: Response) => void files.set(urlOf(file), response),
    addAll: async (all: readonly string[]) => {
      for (const file of all) files.set(urlOf(file), new Response());
    },
    keys: async () => [...files.keys()].map((url) => new Request(url)),
    delete: async (file: Request) => files.delete(urlOf(file)),
  };
}

const caches = {
  open: async (name: string) => open(name),
  has: async (name: string) => device.has(name),
  keys: async () => [...device.keys()],
  delete: async (name: string) => device.delete(name),
  match: async (file: string, { cacheName = '' }) => open(cacheName).match(file),
};

/** Returns the sorted paths of the files in a cache. */
export const filesIn = (name: string): readonly string[] =>
  [...(device.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).sort();

/** Before each test of a file, runs a service worker on a device without caches. */
export function onDeviceWithoutCaches(): void {
  beforeAll(() => void Object.assign(globalThis, { caches, location: { href: site } }));
  beforeEach(() => device.clear());
}

/** Lets the next imports load the modules of a worker that was built with these files. */
export function buildWorker(build: Partial<WorkerBuild>): void {
  jest.resetModules();
  Object.assign(globalThis, { WORKER_BUILD: build });
}
