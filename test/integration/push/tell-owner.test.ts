import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { type PushBrowser, parseVapid } from '#test/support/builders/a-push-subscription.ts';
import { aRegisteredBusiness, decideAsStaff, suspend } from '#test/support/stories/businesses.ts';
import { sendToStage } from '#test/support/stories/call.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { inBrowser, message, servePushes } from '#test/support/stories/push-messages.ts';

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
