import { findShopCounters } from '#lambdas/shops/store/shop-counters-store.ts';
import {
  addValidator,
  aMemberOfStaff,
  anOwner,
  following,
  leaving,
  must,
  openShop,
  taxId,
} from './removal/an-account.ts';
import { writeFollowedShops, writeOffers } from './removal/many-items.ts';
import { marksFound } from './removal/stored-marks.ts';
import { endTurnsAfter, highestTurn, runUntilIdle } from './support/background.ts';
import { inOrder } from './support/deliveries.ts';
import { startWithOwnStores } from './support/own-stores.ts';
import { accounts, anAccount } from './support/user-pool.ts';

startWithOwnStores();

it('removes an account with 3 shops, 1,002 offers, 6 validators and 110 followed shops completely, in short turns', async () => {
  const staff = await aMemberOfStaff();
  const owner = await anOwner(staff, 'Empório Jequitibá');
  const { userId, business, email } = owner;
  const neighbour = await anOwner(staff, 'Mercado Vizinho', '45723174000110');
  const shops = [];
  for (let n = 0; n < 3; n += 1) shops.push(await openShop(owner));
  const follower = anAccount();
  for (const { id } of shops) await must('followShop', following(follower, id));
  const offers = [];
  for (const [n, shop] of shops.entries()) {
    const other = shops[(n + 1) % shops.length] ?? shop;
    offers.push(...(await writeOffers(owner, 300, shop)));
    offers.push(...(await writeOffers(owner, 34, shop, other)));
  }
  const validators: string[] = [];
  for (const shop of [...shops, ...shops]) validators.push(await addValidator(owner, shop));
  const emails = [email, ...validators.map((id) => accounts.get(id)?.email ?? '')];
  const followed = await writeFollowedShops(userId, neighbour.business.id, 110);
  await runUntilIdle(inOrder, 'after all jobs');
  const counted = await findShopCounters(followed, 'strong');
  expect(followed.map((id) => counted(id).followersCount)).toEqual(followed.map(() => 1));

  endTurnsAfter(20);
  await must('deleteAccount', leaving(userId));
  expect((await must('getFeed', {}))['items']).toEqual([]);
  await runUntilIdle(inOrder, 'after all jobs');

  // Lambda's recursive loop detection stops a loop after about 16 runs, unless it is allowed.
  expect(highestTurn()).toBeGreaterThan(16);
  const {
    audit,
    idempotency: _answersToStaff,
    ...left
  } = marksFound({
    sub: [userId],
    email: emails,
    business: [business.id],
    shop: shops.map(({ id }) => id),
    offer: offers,
    name: ['Empório Jequitibá', 'emporio', 'jequitiba'],
    taxId: [taxId],
  });
  expect(left).toEqual({ user: ['sub'] });
  expect(audit).toEqual(['business']);
  expect(validators.filter((id) => accounts.has(id))).toEqual([]);
  const recounted = await findShopCounters(followed, 'strong');
  expect(followed.map((id) => recounted(id).followersCount)).toEqual(followed.map(() => 0));
}, 300_000);
