// Measures how fast public pages load for a new visitor, compared with a minimal page that uses the same libraries.
// Exits with 1 if a limit is exceeded.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '#scripts/process/main.ts';
import { printFigures, reportLoad } from './first-load/load-report.ts';
import { type Figures, measureLoad } from './first-load/measure-load.ts';
import { medianLoad } from './first-load/median-load.ts';
import { makeWaves } from './first-load/waves.ts';
import { buildHello } from './hello/build-hello.ts';
import { buildApp } from './web-pages/built-app.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';
import { visitPage } from './web-pages/visit-page.ts';

const runs = 5;

/** The pages of the sign-in call nothing before the user does something. */
const noAnswer = () => undefined;

/** Measures the pages in alternation, so that a short load peak of the machine does not affect only one. */
async function measureLoads(url: string, pages: readonly string[]) {
  const loads = new Map<string, Figures[]>(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) loads.get(page)?.push(await measureLoad(url + page));
  }
  return (page: string) => medianLoad(loads.get(page) ?? []);
}

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  await buildApp(folder);
  const signInHello = await buildHello('sign-in-hello', folder);
  const signUpHello = await buildHello('sign-up-hello', folder);
  const pages = [
    { page: '/login', helloPage: signInHello.path },
    { page: '/signup', helloPage: signUpHello.path },
  ];

  const { url } = await serveApp(folder, { api: noAnswer });
  const all = pages.flatMap(({ page, helloPage }) => [helloPage, page]);
  const loadOf = await measureLoads(url, all);
  for (const page of all) printFigures(page, loadOf(page));

  const waves = makeWaves();
  const server = await serveApp(folder, { api: noAnswer, hold: waves.hold });
  const browser = await launchBrowser();
  const faults: string[] = [];
  for (const { page, helloPage } of pages) {
    waves.takeLevels();
    const loaded = await visitPage(browser, server, page);
    const levels = waves.takeLevels();
    const figures = loadOf(page);
    faults.push(...reportLoad({ page, figures, hello: loadOf(helloPage), loaded, levels }));
  }
  console.log(
    faults.length ? `\n${faults.map((fault) => `✗ ${fault}`).join('\n')}` : '\n✓ all met',
  );
  return faults.length ? 1 : 0;
});
