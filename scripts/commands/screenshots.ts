import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { defaultLanguage, type Language } from '#contract/http/languages.ts';
import { localLocations } from '#lib/config/config.ts';
import { readDemoIds } from '#test/screens/demo-ids.ts';
import { accountOf, type NamedState } from '#test/screens/state.ts';
import { setLanguage } from '#test/screens/texts.ts';
import { deployLocally } from '../cdk/local-stage.ts';
import { chromiumFlags, findChromium } from '../find-chromium.ts';
import { needPort } from '../local-endpoint/ports.ts';
import { beforeExit, main } from '../process/main.ts';
import { mapConcurrently } from '../process/map-concurrently.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { takeBrandShots } from '../screenshots/brand-shots.ts';
import { takePageShots } from '../screenshots/page-shots.ts';
import { indexPage, isOfReadme, writeReadmePictures } from '../screenshots/publish-shots.ts';
import { type Storage, signInDemoAccount, storedValue } from '../screenshots/sign-in.ts';
import { takeShot } from '../screenshots/take-shot.ts';
import { readScreenshotOptions, type WindowName, windowsOf } from '../screenshots/windows.ts';
import { seedStage } from '../seed/seed-stage.ts';
import { buildSite } from '../site/build-site.ts';
import { serveSite } from '../site/serve-site.ts';
import { checkout } from '../stage/checkout.ts';

const folderOf = (language: Language) =>
  path.join(checkout, 'dist', 'screenshots', language === defaultLanguage ? '' : language);

/** Owner of the bakery; the paths of screens contain their ids. */
const bakeryOwner = 'dona';

/** The word that asks for the page of the brand and the open pages, which need no stage. */
const brandName = 'brand';

const pageConcurrency = 2;

const cameraFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

interface ChosenShot {
  readonly state: NamedState;
  readonly window: WindowName;
}

/** Returns the screenshots whose name, such as `flyer.phone`, contains all words. */
function chosenShots(
  states: readonly NamedState[],
  words: readonly string[],
  isForReadme: boolean,
): readonly ChosenShot[] {
  const all = states.flatMap((state) => windowsOf(state).map((window) => ({ state, window })));
  if (isForReadme) return all.filter(({ state, window }) => isOfReadme(state.name, window));
  const chosen = all.filter(({ state, window }) =>
    words.every((word) => `${state.name}.${window}`.includes(word)),
  );
  if (chosen.length === 0) throw new UserError(`No screenshot's name has ${words.join(' and ')}.`);
  return chosen;
}

async function launch() {
  const args = [...chromiumFlags, ...cameraFlags];
  const { file } = await findChromium();
  const browser = await chromium.launch({ executablePath: file, args });
  beforeExit(() => browser.close());
  return browser;
}

/**
 * Takes the screenshots whose names contain the given words, or all, and writes a page that shows them. With
 * `--readme`, takes only those of the README and updates its pictures.
 */
await main(async () => {
  const { words, isForReadme, language } = readScreenshotOptions(process.argv.slice(2));
  if (words.length === 1 && words[0] === brandName) {
    const browser = await launch();
    const files = await takeBrandShots(browser, folderOf(language));
    const { folder, wide } = await takePageShots(browser, folderOf(language), language);
    for (const file of wide) console.error(`✗ ${file} is wider than its window`);
    console.log(`\nTo look at them: ${files.join(', ')}, ${folder}`);
    return wide.length === 0 ? 0 : 1;
  }
  await setLanguage(language);
  const { allStates } = await import('#test/screens/states.ts');
  const chosen = chosenShots(allStates, words, isForReadme);
  const folder = folderOf(language);
  await needPort(localLocations.local.sitePort, 'making screenshots');
  const deployment = await deployLocally('local');
  await withProgress('Production build', buildSite);
  await seedStage(deployment);
  const siteUrl = await withProgress('Site', () => serveSite(deployment));
  const browser = await launch();

  const accounts = new Set([bakeryOwner, ...chosen.map(({ state }) => accountOf(state))]);
  const storages = new Map<string, Storage>();
  await withProgress('Sign-in of the demo accounts', async () => {
    for (const account of accounts)
      if (account !== 'visitor')
        storages.set(account, await signInDemoAccount(account, { browser, siteUrl, language }));
  });
  const owner = storages.get(bakeryOwner);
  if (!owner) throw new Error('The owner of the bakery is not signed in');
  const [token, userId] = [storedValue(owner, 'my-token'), storedValue(owner, 'userId')];
  const ids = await readDemoIds({ apiUrl: `${siteUrl}/api`, token, userId });

  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const faults: string[] = [];
  await withProgress(`${chosen.length} screens`, () =>
    mapConcurrently(chosen, pageConcurrency, async ({ state, window }) => {
      const storageState = storages.get(accountOf(state));
      const around = { browser, siteUrl, ids, folder, storageState, language };
      try {
        const cut = await takeShot(state, window, around);
        faults.push(...cut.map((text) => `✗ ${state.name}, ${window}: ${text}`));
      } catch (error) {
        faults.push(`✗ ${state.name}, ${window}: ${(error as Error).message}`);
      }
    }),
  );
  if (isForReadme && faults.length === 0) {
    await writeReadmePictures(folder, path.join(checkout, 'docs', 'images'));
  }
  const index = path.join(folder, 'index.html');
  writeFileSync(index, indexPage(allStates, folder));
  console.log(`\n${faults.length ? faults.join('\n') : '✓ all made'}\n\nTo look at them: ${index}`);
  return faults.length ? 1 : 0;
});
