import { buildWorker, device, onDeviceWithoutCaches, site } from './support/fake-caches.ts';

const open = '/assets/i18n/pt.json';
const own = '/assets/i18n/private/pt.json';

/** The content of the site, as `<content> of <version>`; the version stands for the integrity. */
let onSite = '1';
const fetchFile = jest.fn(async (input: string | Request, { integrity }: RequestInit = {}) => {
  if (integrity && integrity !== onSite) throw new TypeError('Another content');
  const { pathname } = new URL(input instanceof Request ? input.url : input, site);
  return new Response(`${pathname} of ${onSite}`);
});

async function workerOf(version: string) {
  buildWorker({ texts: { [open]: version, [own]: version } });
  return import('#web/worker/texts.ts');
}

const countOfCached = () => device.get('vitrine-texts')?.size;

onDeviceWithoutCaches();
beforeEach(() => {
  onSite = '1';
  Object.assign(globalThis, { fetch: fetchFile });
});

describe("the service worker's texts", () => {
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
    expect(countOfCached()).toBe(1);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('are the texts of the site if its own are gone, and these are not cached', async () => {
    const first = await workerOf('1');
    onSite = '2';
    expect(await answer(first, own)).toBe(`${own} of 2`);
    expect(countOfCached()).toBe(0);
  });

  it('make the installation of the next version fail while the site lacks them', async () => {
    await (await workerOf('1')).cacheTexts(open);
    await expect((await workerOf('2')).renewTexts()).rejects.toThrow('Another content');
  });
});
