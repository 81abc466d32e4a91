// What a page that anyone may open loads, against what it cannot do without. Exits with 1 when a
// page is heavier than it may be.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/find-chromium.ts';
import { beforeExit } from '#scripts/process/lifetime.ts';
import { main } from '#scripts/process/main.ts';
import { buildFloor } from './page-weight/build-floor.ts';
import { buildApp } from './page-weight/built-app.ts';
import { flyerAnswer } from './page-weight/flyer-answers.ts';
import { type PageCheck, reportPage } from './page-weight/page-report.ts';
import { serveApp } from './page-weight/serve-app.ts';
import { visitPage } from './page-weight/visit-page.ts';
import { kilobytes } from './page-weight/weight.ts';

const isRoute = (source: string) => /^web\/src\/features\/[^/]+\/routes\//.test(source);
const isAmplify = (source: string) => /node_modules\/(@aws-amplify|aws-amplify)\//.test(source);

await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-page-weight-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  process.env['NODE_ENV'] = 'production';
  const app = await buildApp(folder);
  const floors = {
    signIn: await buildFloor('sign-in-floor.tsx'),
    openPage: await buildFloor('open-page-floor.tsx'),
  };
  console.log(`Floor of the sign-in page: ${kilobytes(floors.signIn)} of gzipped JavaScript`);
  console.log(`Floor of a page open to all: ${kilobytes(floors.openPage)}, without Amplify`);

  const server = await serveApp(folder, flyerAnswer);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  beforeExit(() => browser.close());
  const pages: readonly Omit<PageCheck, 'served'>[] = [
    {
      path: '/login',
      floor: floors.signIn,
      mayNotLoad: (source) => isRoute(source) && !source.endsWith('/login.tsx'),
    },
    {
      path: '/folder/padaria-aurora',
      floor: floors.openPage,
      mayNotLoad: (source) =>
        (isRoute(source) && !source.endsWith('/flyer.tsx')) || isAmplify(source),
    },
  ];
  const faults: string[] = [];
  for (const page of pages) {
    const served = await visitPage(browser, server, page.path);
    faults.push(...reportPage(app, { ...page, served }));
  }
  console.log(
    faults.length ? `\n${faults.map((fault) => `✗ ${fault}`).join('\n')}` : '\n✓ all met',
  );
  return faults.length ? 1 : 0;
});
