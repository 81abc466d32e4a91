// Measures the bytes that public pages load, compared with a baseline of the libraries that they need. Exits with 1 if
// a page exceeds a limit.
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '#scripts/process/main.ts';
import { kilobytes } from '../../web/gzipped-size.ts';
import { buildHello } from './hello/build-hello.ts';
import { type PageCheck, reportPage } from './page-weight/page-report.ts';
import { reportPictures } from './page-weight/picture-report.ts';
import { weighPage } from './page-weight/weigh-page.ts';
import { buildApp, loadedWith } from './web-pages/built-app.ts';
import { flyerAnswer, flyerAnswerWith } from './web-pages/flyer-answers.ts';
import { launchBrowser } from './web-pages/launch-browser.ts';
import { serveApp } from './web-pages/serve-app.ts';
import { visitPage } from './web-pages/visit-page.ts';

const offersOfPage = 20;

const isRoute = (source: string) => /^web\/src\/features\/[^/]+\/routes\//.test(source);
const isAmplify = (source: string) => /node_modules\/(@aws-amplify|aws-amplify)\//.test(source);

await main(async () => {
  process.env['NODE_ENV'] = 'production';
  const folder = path.join(tmpdir(), 'web');
  const app = await buildApp(folder);
  const baselines = {
    signIn: (await buildHello('sign-in-hello', folder)).weight,
    openPage: (await buildHello('form-hello', folder)).weight,
  };
  console.log(`Baseline of the sign-in page: ${kilobytes(baselines.signIn)} of gzipped JavaScript`);
  console.log(`Baseline of other public pages, without Amplify: ${kilobytes(baselines.openPage)}`);

  const server = await serveApp(folder, { api: flyerAnswer });
  const browser = await launchBrowser();
  const pages: readonly Omit<PageCheck, 'served'>[] = [
    {
      path: '/login',
      baseline: baselines.signIn,
      mayNotLoad: (source) => isRoute(source) && !source.endsWith('/login.tsx'),
    },
    {
      path: '/folder/padaria-aurora',
      baseline: baselines.openPage,
      mayNotLoad: (source) =>
        (isRoute(source) && !source.endsWith('/flyer.tsx')) || isAmplify(source),
    },
  ];
  const faults: string[] = [];
  for (const page of pages) {
    const served = await visitPage(browser, server, page.path);
    faults.push(...reportPage(app, { ...page, served }));
  }
  // Loaded after the build, whose icons are SVG: the decoder of uploads keeps sharp from reading SVG.
  const { makePictures } = await import('./web-pages/make-pictures.ts');
  const { images, files } = await makePictures(offersOfPage);
  const withPictures = await serveApp(folder, { api: flyerAnswerWith(images), images: files });
  const visit = await weighPage(browser, `${withPictures.url}/folder/padaria-aurora`);
  faults.push(...reportPictures(offersOfPage, visit));
  if (loadedWith(app, 'web/src/app/private-layout.tsx').some(isAmplify)) {
    faults.push('Private pages load Amplify, but only token renewal needs it.');
  }
  console.log(
    faults.length ? `\n${faults.map((fault) => `✗ ${fault}`).join('\n')}` : '\n✓ all met',
  );
  return faults.length ? 1 : 0;
});
