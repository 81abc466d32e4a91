import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { claimKeyOf } from '#test/support/builders/a-push-subscription.ts';
import { type PushBrowser, parseVapid } from '#test/support/push-browser.ts';
import {
  aRegisteredBusiness,
  decideAsStaff,
  lift,
  suspend,
} from '#test/support/stories/businesses.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { inBrowser, message, revise } from '#test/support/stories/owner-messages.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anEndpoint, servePushes } from '#test/support/stories/push-service.ts';
import { subscribe, subscriptionsOf } from '#test/support/stories/push-subscriptions.ts';
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

/** A business approved after its owner subscribed; the browser has received that message. */
async function anApprovedBusiness() {
  const { owner, business: pending } = await aRegisteredBusiness();
  const browsers = [await inBrowser(owner), await inBrowser(owner)] as const;
  const owned = { owner, business: await decideAsStaff(pending.id, 'approve') };
  const approved = message('BUSINESS_APPROVED', owned);
  for (const browser of browsers) await gets(browser, approved);
  return { owned, browsers, approved };
}

describe('the owner of a business', () => {
  it('gets a message in each browser on approval and on each suspension, but not at the end of a suspension', async () => {
    const { owned, browsers, approved } = await anApprovedBusiness();
    const suspended = message('BUSINESS_SUSPENDED', owned);
    await suspend(owned);
    for (const browser of browsers) await gets(browser, approved, suspended);
    expect((await lift(owned)).status).toBe(200);
    await suspend(owned);
    for (const browser of browsers) await gets(browser, approved, suspended, suspended);
  });

  it('gets a message on rejection', async () => {
    const owned = await aRegisteredBusiness();
    const browser = await inBrowser(owned.owner);
    await decideAsStaff(owned.business.id, 'reject');
    await gets(browser, message('BUSINESS_REJECTED', owned));
  });

  it('gets a message on a rejected revision, with id and name of the live business, and on an approved one', async () => {
    const { owned, browsers, approved } = await anApprovedBusiness();
    const rejected = message('BUSINESS_REJECTED', owned);
    await decideAsStaff((await revise(owned)).id, 'reject');
    for (const browser of browsers) await gets(browser, approved, rejected);
    const business = await decideAsStaff((await revise(owned)).id, 'approve');
    const renamed = message('BUSINESS_APPROVED', { ...owned, business });
    expect(renamed.name).toBe('Padaria São João e Filhas');
    for (const browser of browsers) await gets(browser, approved, rejected, renamed);
  });
});

describe('a message', () => {
  it('is signed with the key of config.json, for the origin of the push service', async () => {
    const owned = await aRegisteredBusiness();
    const browser = await inBrowser(owned.owner);
    await decideAsStaff(owned.business.id, 'approve');
    await gets(browser, message('BUSINESS_APPROVED', owned));
    const headers = sentTo(browser)[0]?.headers;
    const { claims, publicKey } = parseVapid(headers?.authorization ?? '');
    const config = JSON.parse((await sendToStage('GET', '/config.json')).text);
    expect(publicKey).toBe(config.pushPublicKey);
    expect(claims.aud).toBe(new URL(browser.subscription.endpoint).origin);
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 60 * 60);
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      topic: owned.business.id,
      'content-encoding': 'aes128gcm',
    });
  });

  it('does not go to a former user whose browser another user has subscribed in since', async () => {
    const owned = await aRegisteredBusiness();
    const [shared, own] = [await inBrowser(owned.owner), await inBrowser(owned.owner)];
    const next = await aPerson();
    await subscribe(next, shared.subscription);
    await decideAsStaff(owned.business.id, 'approve');
    await gets(own, message('BUSINESS_APPROVED', owned));
    await eventually(async () => expect(await subscriptionsOf(owned.owner)).toHaveLength(1));
    expect(sentTo(shared)).toEqual([]);
    expect(await subscriptionsOf(next)).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %s ends the subscription', async (status) => {
    const owned = await aRegisteredBusiness();
    const [gone, alive] = [await inBrowser(owned.owner), await inBrowser(owned.owner)];
    service.answerAt(gone.subscription.endpoint, (response) => response.writeHead(status).end());
    await decideAsStaff(owned.business.id, 'approve');
    await gets(alive, message('BUSINESS_APPROVED', owned));
    await eventually(async () =>
      expect((await subscriptionsOf(owned.owner)).map(({ endpoint }) => endpoint)).toEqual([
        alive.subscription.endpoint,
      ]),
    );
  });

  it('that never answers is given up after five seconds, and delays no other browser', async () => {
    const owned = await aRegisteredBusiness();
    const [silent, alive] = [await inBrowser(owned.owner), await inBrowser(owned.owner)];
    let waited = 0;
    service.answerAt(silent.subscription.endpoint, (response) => {
      const start = performance.now();
      response.once('close', () => {
        waited = performance.now() - start;
      });
    });
    await decideAsStaff(owned.business.id, 'approve');
    await gets(alive, message('BUSINESS_APPROVED', owned));
    await eventually(async () => expect(waited).toBeGreaterThan(3000));
    expect(await subscriptionsOf(owned.owner)).toHaveLength(2);
  });

  it('that redirects is not followed, and keeps its subscription', async () => {
    const calls = await callsWhile(async (port) => {
      const owned = await aRegisteredBusiness();
      const elsewhere = anEndpoint();
      const locations = [`http://127.0.0.1:${port}/metadata`, elsewhere];
      const redirecting: PushBrowser[] = [];
      for (const location of locations) {
        const browser = await inBrowser(owned.owner);
        const answer = { location };
        service.answerAt(browser.subscription.endpoint, (response) =>
          response.writeHead(307, answer).end(),
        );
        redirecting.push(browser);
      }
      const alive = await inBrowser(owned.owner);
      await decideAsStaff(owned.business.id, 'approve');
      await gets(alive, message('BUSINESS_APPROVED', owned));
      for (const browser of redirecting) {
        await eventually(async () => expect(sentTo(browser)).toHaveLength(1));
      }
      // The second message shows that the first is finished.
      await suspend(owned);
      for (const browser of redirecting) {
        await eventually(async () => expect(sentTo(browser)).toHaveLength(2));
      }
      expect(service.sentTo(elsewhere)).toEqual([]);
      expect(await subscriptionsOf(owned.owner)).toHaveLength(3);
    });
    expect(calls).toEqual([]);
  });

  it('at a private address is not called, although no call can store such an address', async () => {
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
});
