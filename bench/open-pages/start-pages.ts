import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildOpenFiles } from '#scripts/site/build-open-files.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { drawIcons } from '../../web/icons.ts';
import { environment } from '../cold-start/measure-once.ts';
import type { Server } from '../pages/site/serve.ts';
import { tellLambdas } from '../support/tell-lambdas.ts';
import { type BuiltPages, buildPages } from './build-pages.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { servePages } from './serve-pages.ts';

/** Nobody listens there: the table is in memory. */
const nowhere = 'http://127.0.0.1:9';

interface OpenPages {
  readonly pages: BuiltPages;
  readonly server: Server;
  readonly measured: readonly MeasuredPage[];
}

/** Builds the Lambda of open pages, and serves the pages of shops and cities with photos and without. */
export async function startPages(): Promise<OpenPages> {
  await buildOpenFiles();
  // Drawn before the decoder of uploads is loaded, which keeps sharp from reading SVG.
  const favicon = readFileSync(path.join(checkout, 'web', 'public', 'favicon.svg'), 'utf8');
  const icons = [...(await drawIcons(favicon))].map(
    ([name, icon]) => [`/icons/${name}.png`, icon] as const,
  );
  const load = await buildPages();
  tellLambdas(nowhere, 'table-of-bench');
  // These modules read the environment.
  const { makePictures } = await import('./make-pictures.ts');
  const { makeStock, offersOfPage } = await import('./stock.ts');
  const { makeCity } = await import('./city-stock.ts');
  const { MemoryTable } = await import('#test/support/memory-table/memory-table.ts');
  const { images, files } = await makePictures(offersOfPage);
  const withPhotos = makeStock({ mark: 'ABC', shopIdentifier: 'mangueverdeolinda', images });
  const bare = makeStock({ mark: 'XYZ', shopIdentifier: 'mangueverdesemfotos' });
  const cityWithPhotos = makeCity({ mark: 'P', city: { state: 'BA', city: 'Salvador' }, images });
  const bareCity = makeCity({ mark: 'N', city: { state: 'CE', city: 'Fortaleza' } });
  const stocks = [withPhotos, bare, cityWithPhotos, bareCity];
  const table = new MemoryTable(stocks.flatMap(({ items }) => items));
  let pages: BuiltPages | undefined;
  const handler = () => pages?.handler;
  const server = await servePages({ handler, pictures: new Map([...files, ...icons]) });
  // The links of a page name its site, so the Lambda is loaded once that has an address.
  Object.assign(process.env, environment('pages', nowhere), { SITE_URL: server.url });
  pages = load();
  const measured = measuredPages({
    withPhotos,
    bare,
    cities: [cityWithPhotos.path, bareCity.path],
  });
  pages.answerBy((command, input) => table.answer(command, input));
  return { pages, server, measured };
}
