import { JSDOM } from 'jsdom';
import { keys } from '#lambdas/platform/table/keys.ts';
import { configOf } from '#lib/config/config.ts';
import { localSite } from '#lib/config/local-endpoint.ts';
import { stageUnderTest } from '#test/support/stage.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { removeItem, storedItem } from '#test/support/stories/table.ts';

const site = localSite(configOf('test')) ?? '';

/** Invokes the Lambda like its schedule. */
async function writeSitemap(): Promise<void> {
  const functionUrl = `${stageUnderTest().endpoint}/2015-03-31/functions/vitrine-test-write-sitemap`;
  const body = JSON.stringify({ time: new Date().toISOString() });
  const response = await fetch(`${functionUrl}/invocations`, { method: 'POST', body });
  expect(await response.json()).toMatchObject({ parts: 1 });
}

/** Returns the addresses in a sitemap or its index, as the edge answers it. */
async function addressesAt(path: string): Promise<string[]> {
  const { status, headers, text } = await sendToStage('GET', path);
  expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.getElementsByTagName('loc')].map(({ textContent }) => textContent ?? '');
}

test('the sitemap at the edge leads to a shop and to the offers of its city', async () => {
  const { shop } = await anOwnedOffer();
  await eventually(async () =>
    expect(await storedItem(keys.shopCounters(shop.id))).toMatchObject({ offersCount: 1 }),
  );
  // A day has one sitemap.
  await removeItem(keys.sitemapWalk());
  await writeSitemap();
  const parts = await addressesAt('/sitemap.xml');
  const lists = await Promise.all(parts.map((part) => addressesAt(part.slice(site.length))));
  const paths = ['ofertas', 'ofertas/pe', 'ofertas/pe/recife', `loja/${shop.shopIdentifier}`];
  expect(lists.flat()).toEqual(expect.arrayContaining(paths.map((path) => `${site}/${path}`)));
});
