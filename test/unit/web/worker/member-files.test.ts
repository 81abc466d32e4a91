import { buildWorker, device, filesIn, onDeviceWithoutCaches } from './support/fake-caches.ts';

onDeviceWithoutCaches();

async function workerOf(version: string) {
  buildWorker({
    bareFiles: [`/static/wallet-${version}.js`],
    memberFiles: [`/static/lists-${version}.js`],
  });
  return import('#web/worker/member-files.ts');
}

const files = () => filesIn('vitrine-member');

describe("the service worker's files of signed-in users", () => {
  it('belong to wallet and counter until the user opens a private screen, and to all screens then', async () => {
    const worker = await workerOf('1');
    await worker.cacheMemberFiles(true);
    expect([files(), await worker.hasAllFiles()]).toEqual([['/static/wallet-1.js'], false]);
    for (const isBare of [false, true]) {
      await worker.cacheMemberFiles(isBare);
      expect(files()).toEqual(['/static/lists-1.js', '/static/wallet-1.js']);
      expect(await worker.hasAllFiles()).toBe(true);
    }
  });

  it.each([
    [true, ['/static/wallet-2.js']],
    [false, ['/static/lists-2.js', '/static/wallet-2.js']],
  ])(
    'are as many after an update, and the former ones go; only of wallet and counter: %s',
    async (isBare, expected) => {
      await (await workerOf('1')).cacheMemberFiles(isBare);
      const worker = await workerOf('2');
      await worker.renewMemberFiles();
      expect(files()).toContain('/static/wallet-1.js');
      await worker.removeOldMemberFiles();
      expect(files()).toEqual(expected);
    },
  );

  it('are none on a device where nobody has signed in', async () => {
    const worker = await workerOf('1');
    await worker.renewMemberFiles();
    await worker.removeOldMemberFiles();
    expect(device.size).toBe(0);
  });
});
