import { claimRoutes } from '#contract/claims/routes.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aClaim, aRedeemedClaim, codeNo, holder } from '#test/support/builders/a-claim.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAndPausesAt, stopDateAt } from '#test/support/fixed-clock.ts';
import { beforeWrite } from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { shardsOf } from '#test/support/operations/offer-stock.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const { claimOffer, getClaim } = claimRoutes;
const claim = (as = holder, headers: Record<string, string> = {}) =>
  call(claimOffer, { as, params: { id: offerId }, headers, body: { consumerId: as.userId } });
const claimsMade = () => itemsOfKind('CLAIM CLAIM');

beforeEach(() => stopDateAndPausesAt('2026-12-05T12:00:00.000Z'));

describe('the claims of one person for one offer', () => {
  const ended = '2026-12-01T02:59:59.000Z';
  const later = '2027-01-01T02:59:59.000Z';
  const own = keys.claimsOfOffer(holder.userId, offerId);
  const [first, second] = [codeNo(1), codeNo(2)];

  const holds = (claims: Record<string, string>, perConsumerLimit?: number) =>
    tableHolds(
      ...aBakery(),
      ...publishedOffer(anOffer({ ...(perConsumerLimit !== undefined && { perConsumerLimit }) })),
      ...(Object.keys(claims).length > 0 ? [{ ...own, claims }] : []),
      stored.claim(aClaim({ code: first, endsAt: claims[first] ?? later })),
    );

  it.each([
    ['allow a first one', {}, undefined, true],
    ['are one, without a limit of the owner', { [first]: later }, undefined, false],
    ['allow a second one of two', { [first]: later }, 2, true],
    ['are two of two', { [first]: later, [second]: later }, 2, false],
    ['allow a third one of two if one has expired', { [first]: ended, [second]: later }, 2, true],
    ['allow a second one of two if the first has expired', { [first]: ended }, 2, true],
  ])('%s', async (_, claims, limit, isAllowed) => {
    await holds(claims, limit);
    const { status, code } = await claim();
    expect([status, code]).toEqual(isAllowed ? [201, undefined] : [409, 'CLAIM_LIMIT_REACHED']);
    expect(await claimsMade()).toHaveLength(isAllowed ? 2 : 1);
  });

  it('are no longer counted when an extended offer is claimed after they have expired', async () => {
    await holds({ [first]: ended, [second]: later }, 2);
    const { code } = (await claim()).body;
    expect(await itemAt(own)).toMatchObject({ claims: { [second]: later, [code]: later } });
    expect((await itemAt(own))?.['claims']).not.toHaveProperty(first);
  });

  it('count forever once they were redeemed', async () => {
    await holds({ [first]: ended });
    await putItems(stored.claim(aRedeemedClaim({ code: first, endsAt: ended })));
    expect((await claim()).code).toBe('CLAIM_LIMIT_REACHED');
  });
});

it('a claim whose key another call holds asks to wait, and takes no unit', async () => {
  await tableHolds(...aBakery(), ...publishedOffer(anOffer()));
  beforeWrite(({ kinds }) => (kinds[0] === 'IDEMPOTENCY IDEMPOTENCY' ? 'conflict' : undefined));
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };
  const { code, headers: answered } = await claim(holder, headers);
  expect([code, answered['retry-after']]).toEqual(['REQUEST_IN_PROGRESS', '1']);
  expect((await shardsOf(offerId)).every(({ taken }) => taken === 0)).toBe(true);
});

it('a wallet with a hundred claims that can be used is full, until one of them ends', async () => {
  const claims = Array.from({ length: 100 }, (_, n) => aClaim({ code: codeNo(n) }));
  await tableHolds(...aBakery(), ...publishedOffer(anOffer()), ...claims.map(stored.claim));
  expect((await claim()).code).toBe('WALLET_FULL');
  await putItems(stored.claim(aClaim({ endsAt: '2026-12-05T11:59:59.000Z' })));
  expect((await claim()).status).toBe(201);
});

describe('an offer in three time zones, in the last second of its last day in Acre', () => {
  const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Rio_Branco'] as const;
  const shops = zones.map((timeZone, n) =>
    aShop({ id: shopIdNo(n), shopIdentifier: `loja${n}`, timeZone }),
  );
  const ids = shops.map(({ id }) => id);
  const days = { expirationDate: '2026-11-30' };
  const window = windowIn(zones, days, '2026-11-01T12:00:00.000Z');
  const offer = anOffer({ ...days, ...window, shopsIds: ids, claimShards: 1 });

  beforeEach(() => tableHolds(...aBakery({ shops }), ...publishedOffer(offer, shops)));

  it('is claimed, for the only shop where that day is not over, but not a second later', async () => {
    stopDateAt('2026-12-01T04:59:59.000Z');
    const { code, endsAt } = (await claim()).body;
    expect(endsAt).toBe('2026-12-01T04:59:59.000Z');
    const answers = await Promise.all(
      ids.map((id) => call(getClaim, { as: owner, params: { code }, query: { shopId: id } })),
    );
    const expired = { claim: { status: 'open' }, refusal: { code: 'CLAIM_EXPIRED' } };
    expect(answers.map(({ body }) => body)).toMatchObject([expired, expired, { claim: {} }]);
    expect(answers[2]?.body).not.toHaveProperty('refusal');
    stopDateAt('2026-12-01T05:00:00.000Z');
    expect((await claim()).code).toBe('OFFER_EXPIRED');
  });
});

describe('a stock', () => {
  const late = { userId: '77777777-7777-4777-8777-777777777774' };

  it('is sold out when all shards are full, until its limit is raised', async () => {
    await tableHolds(...aBakery(), ...publishedOffer(anOffer({ claimShards: 2 })));
    const units = [keys.claimShard(offerId, 0), keys.claimShard(offerId, 1)] as const;
    await changeAttributes(units[0], { taken: 2, cap: 2 });
    await changeAttributes(units[1], { taken: 1, cap: 2 });
    expect((await claim()).status).toBe(201);
    expect(await itemAt(units[1])).toMatchObject({ taken: 2 });
    expect((await claim(late)).code).toBe('OFFER_SOLD_OUT');
    expect(await claimsMade()).toHaveLength(1);
    await changeAttributes(units[1], { cap: 3 });
    expect((await claim(late)).code).toBe('OFFER_SOLD_OUT');
    // A container remembers for a second that an offer is sold out.
    stopDateAt('2026-12-05T12:00:01.000Z');
    expect((await claim(late)).status).toBe(201);
  });

  it('gets its shards with the first claim of an offer that is older than claims', async () => {
    stopDateAt('2026-12-06T12:00:00.000Z');
    const { claimShards: _, ...old } = anOffer();
    const items = publishedOffer(old).filter(({ SK }) => SK !== 'SHARD');
    await tableHolds(...aBakery(), ...items);
    await changeAttributes(keys.offerCounters(offerId), { availableLimit: 3 });
    expect((await claim()).status).toBe(201);
    expect(await itemAt(keys.offer(offerId))).toMatchObject({ claimShards: 3 });
    const unclaimed = { taken: 0, cap: 1 };
    expect(await shardsOf(offerId)).toEqual([{ taken: 1, cap: 1 }, unclaimed, unclaimed]);
  });
});
