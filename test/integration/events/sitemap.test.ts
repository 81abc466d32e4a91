import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { JSDOM } from 'jsdom';
import { keys } from '#lambdas/platform/table/keys.ts';
import { configOf } from '#lib/config/config.ts';
import { localSite } from '#lib/config/local-endpoint.ts';
import { tryCommand } from '#scripts/process/run-command.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import { sendToStage } from '#test/support/stories/send.ts';
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

/** Returns the addresses in all parts that the index at the edge names. */
async function addressesInSitemap(): Promise<string[]> {
  const parts = await addressesAt('/sitemap.xml');
  const lists = await Promise.all(parts.map((part) => addressesAt(part.slice(site.length))));
  return lists.flat();
}

/** Returns the identifier of a live shop in Recife, whose running offer is counted. */
async function aShopWithOffer(): Promise<string> {
  const { shop } = await anOwnedOffer();
  await eventually(async () =>
    expect(await storedItem(keys.shopCounters(shop.id))).toMatchObject({ offersCount: 1 }),
  );
  return shop.shopIdentifier;
}

// A day has one sitemap.
beforeEach(() => removeItem(keys.sitemapWalk()));

test('the sitemap at the edge leads to a shop and to the offers of its city', async () => {
  const identifier = await aShopWithOffer();
  await writeSitemap();
  expect(await addressesInSitemap()).toEqual(
    expect.arrayContaining([
      `${site}/ofertas`,
      `${site}/ofertas/pe`,
      `${site}/ofertas/pe/recife`,
      `${site}/loja/${identifier}`,
    ]),
  );
});

test('a replay of a failed run writes the sitemap', async () => {
  const identifier = await aShopWithOffer();
  const message = {
    QueueUrl: stageUnderTest().outputs.FailedSitemapsQueueUrl,
    MessageBody: JSON.stringify({ requestPayload: { time: new Date().toISOString() } }),
  };
  await new SQSClient(awsClientSettings()).send(new SendMessageCommand(message));
  const args = ['scripts/run.mjs', 'commands/replay', '--stage', 'test', 'sitemap'];
  const { output } = await tryCommand(process.execPath, args, {
    name: 'The replay',
    timeLimitSeconds: 60,
  });
  expect(output).toContain('1 replayed, 0 failed');
  expect(await addressesInSitemap()).toContain(`${site}/loja/${identifier}`);
});
