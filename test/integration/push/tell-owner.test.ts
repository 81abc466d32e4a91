import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { claimKeyOf } from '#test/support/builders/a-push-subscription.ts';
import { type PushBrowser, parseVapid } from '#test/support/push-browser.ts';
import { aRegisteredBusiness, decideAsStaff, suspend } from '#test/support/stories/businesses.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { inBrowser, message } from '#test/support/stories/owner-messages.ts';
import { servePushes } from '#test/support/stories/push-service.ts';
import { subscriptionsOf } from '#test/support/stories/push-subscriptions.ts';
import { sendToStage } from '#test/support/stories/send.ts';
import { storedItem, writeItem } from '#test/support/stories/table.ts';
import { callsWhile } from '#test/support/stories/unused-server.ts';

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
