// Measures the bytes that public pages load, compared with a baseline of the libraries that they need. Exits with 1 if
// a page exceeds a limit.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '#scripts/process/main.ts';
import { kilobytes } from '../web/gzipped-size.ts';
import { buildHello } from './hello/build-hello.ts';
import { type PageCheck, reportPage } from './page-weight/page-report.ts';
import { buildApp, loadedWith } from './web-pages/built-app.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';
import { visitPage } from './web-pages/visit-page.ts';

const isRoute = (source: string) => /^web\/src\/features\/[^/]+\/routes\//.test(source);
const isAmplify = (source: string) => /node_modules\/(@aws-amplify|aws-amplify)\//.test(source);

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  const app = await buildApp(folder);
  const baseline = (await buildHello('sign-in-hello', folder)).weight;
  console.log(`Baseline of the sign-in page: ${kilobytes(baseline)} of gzipped JavaScript`);

  const server = await serveApp(folder, { api: () => undefined });
  const browser = await launchBrowser();
  const pages: readonly Omit<PageCheck, 'served'>[] = [
    {
      path: '/login',
      baseline,
      mayNotLoad: (source) => isRoute(source) && !source.endsWith('/login.tsx'),
    },
  ];
  const faults: string[] = [];
  for (const page of pages) {
    const served = await visitPage(browser, server, page.path);
    faults.push(...reportPage(app, { ...page, served }));
  }
  if (loadedWith(app, 'web/src/app/private-layout.tsx').some(isAmplify)) {
    faults.push('Private pages load Amplify, but only token renewal needs it.');
  }
  console.log(
    faults.length ? `\n${faults.map((fault) => `✗ ${fault}`).join('\n')}` : '\n✓ all met',
  );
  return faults.length ? 1 : 0;
});
