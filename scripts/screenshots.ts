import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { localPlaces } from '#lib/config.ts';
import { chromiumFlags } from '#test/support/chromium-flags.ts';
import { deployLocally } from './cdk/local-stage.ts';
import { findChromium } from './find-chromium.ts';
import { needPort } from './local-endpoint/ports.ts';
import { beforeExit } from './process/lifetime.ts';
import { main } from './process/main.ts';
import { UserError } from './process/user-error.ts';
import { readDemoIds } from './screenshots/demo-ids.ts';
import { indexPage } from './screenshots/index-page.ts';
import { isOfReadme, writeReadmePictures } from './screenshots/readme-pictures.ts';
import type { Shot } from './screenshots/shot.ts';
import { allShots } from './screenshots/shots.ts';
import { type Storage, signIn, storedValue } from './screenshots/sign-in.ts';
import { takeShot } from './screenshots/take-shot.ts';
import { usualWindows, type WindowName } from './screenshots/windows.ts';
import { mapConcurrently } from './seed/map-concurrently.ts';
import { seedStage } from './seed/seed-stage.ts';
import { buildSite } from './site/build-site.ts';
import { serveSite } from './site/serve-site.ts';
import { checkout } from './stage/checkout.ts';
import { step } from './steps/step.ts';

const folder = path.join(checkout, 'dist', 'screenshots');

/** The owner of the bakery, whose ids the paths of screens name. */
const bakeryOwner = 'dona';

const pagesAtOnce = 2;

const cameraFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

interface ChosenShot {
  readonly shot: Shot;
  readonly window: WindowName;
}

/** The screenshots whose name, such as `flyer.phone`, contains all of the words; all without words. */
function chosenShots(words: readonly string[], isForReadme: boolean): readonly ChosenShot[] {
  const all = allShots.flatMap((shot) =>
    (shot.windows ?? usualWindows).map((window) => ({ shot, window })),
  );
  if (isForReadme) return all.filter(({ shot, window }) => isOfReadme(shot.name, window));
  const chosen = all.filter(({ shot, window }) =>
    words.every((word) => `${shot.name}.${window}`.includes(word)),
  );
  if (chosen.length === 0) throw new UserError(`No screenshot's name has ${words.join(' and ')}.`);
  return chosen;
}

async function launch() {
  const args = [...chromiumFlags, ...cameraFlags];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  beforeExit(() => browser.close());
  return browser;
}

/**
 * Makes the screenshots, all or those whose name contains the words given, and a page that shows them. With `--readme`
 * only those of the README, whose pictures are made anew.
 */
await main(async () => {
  const words = process.argv.slice(2);
  const isForReadme = words.includes('--readme');
  if (isForReadme && words.length > 1) {
    throw new UserError('--readme makes all pictures of the README: leave the other words out.');
  }
  const chosen = chosenShots(words, isForReadme);
  await needPort(localPlaces.local.sitePort, 'making screenshots');
  const deployment = await deployLocally('local');
  await step('Production build', buildSite);
  await seedStage(deployment);
  const siteUrl = await step('Site', () => serveSite(deployment));
  const browser = await launch();

  const accounts = [...new Set([bakeryOwner, ...chosen.flatMap(({ shot }) => shot.as ?? [])])];
  const storages = new Map<string | undefined, Storage>();
  await step('Sign-in of the demo accounts', async () => {
    for (const account of accounts) storages.set(account, await signIn(browser, siteUrl, account));
  });
  const owner = storages.get(bakeryOwner);
  if (!owner) throw new Error('The owner of the bakery is not signed in');
  const [token, userId] = [storedValue(owner, 'my-token'), storedValue(owner, 'userId')];
  const ids = await readDemoIds({ siteUrl, token, userId });

  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  await step(`${chosen.length} screens`, () =>
    mapConcurrently(chosen, pagesAtOnce, async ({ shot, window }) => {
      const around = { browser, siteUrl, ids, folder, storageState: storages.get(shot.as) };
      await takeShot(shot, window, around).catch((error: Error) => {
        faults.push(`✗ ${shot.name}, ${window}: ${error.message}`);
      });
    }),
  );
  if (isForReadme && faults.length === 0) {
    await writeReadmePictures(folder, path.join(checkout, 'docs', 'images'));
  }
  const index = path.join(folder, 'index.html');
  writeFileSync(index, indexPage(allShots, folder));
  console.log(`\n${faults.length ? faults.join('\n') : '✓ all made'}\n\nTo look at them: ${index}`);
  return faults.length ? 1 : 0;
});
