import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  claimKeyOf,
  type PushBrowser,
  parseVapid,
} from '#test/support/builders/a-push-subscription.ts';
import { aRegisteredBusiness, decideAsStaff, suspend } from '#test/support/stories/businesses.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import {
  inBrowser,
  message,
  servePushes,
  subscriptionsOf,
} from '#test/support/stories/push-messages.ts';
import { storedItem, writeItem } from '#test/support/stories/table.ts';

/** Serves an address that nothing may call while `work` runs. Returns the called paths. */
async function callsWhile(work: (port: number) => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.address() as AddressInfo).port);
    return calls;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

let service: Awaited<ReturnType<typeof servePushes>>;
beforeAll(async () => {
  service = await servePushes();
});
afterAll(() => service.stop());

const sentTo = ({ subscription }: PushBrowser) => service.sentTo(subscription.endpoint);
const readBy = (browser: PushBrowser) => sentTo(browser).map(({ body }) => browser.read(body));

/** Waits until a browser has received exactly these messages. */
const gets = (browser: PushBrowser, ...messages: readonly PushMessage[]) =>
  eventually(async () => expect(readBy(browser)).toEqual(messages));

it('the owner of a business gets a signed message in each browser on approval and on suspension', async () => {
  const { owner, business: pending } = await aRegisteredBusiness();
  const browsers = [await inBrowser(owner), await inBrowser(owner)] as const;
  const owned = { owner, business: await decideAsStaff(pending.id, 'approve') };
  const approved = message('BUSINESS_APPROVED', owned);
  for (const browser of browsers) await gets(browser, approved);
  const headers = sentTo(browsers[0])[0]?.headers;
  const { claims, publicKey } = parseVapid(headers?.authorization ?? '');
  const config = JSON.parse((await sendToStage('GET', '/config.json')).text);
  expect(publicKey).toBe(config.pushPublicKey);
  expect(claims.aud).toBe(new URL(browsers[0].subscription.endpoint).origin);
  await suspend(owned);
  const suspended = message('BUSINESS_SUSPENDED', owned);
  for (const browser of browsers) await gets(browser, approved, suspended);
});

it('a push service at a private address is not called, although no call can store such an address', async () => {
  const calls = await callsWhile(async (port) => {
    const owned = await aRegisteredBusiness();
    const alive = await inBrowser(owned.owner);
    const key = keys.pushSubscriptions(owned.owner.userId);
    const item = await storedItem(key);
    const [stored] = await subscriptionsOf(owned.owner);
    const inside = { ...stored, endpoint: `http://127.0.0.1:${port}/inside` };
    await writeItem(key, { ...item, subscriptions: [inside, stored] });
    await writeItem(claimKeyOf(inside), { claimId: inside.claimId });
    await decideAsStaff(owned.business.id, 'approve');
    await gets(alive, message('BUSINESS_APPROVED', owned));
  });
  expect(calls).toEqual([]);
});
