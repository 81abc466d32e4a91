import {
  aClaimedOffer,
  aClaimOf,
  giveBack,
  redeemAs,
  walletOf,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { daysAhead, publish } from '#test/support/stories/offers.ts';

const codesOf = ({ items }: Awaited<ReturnType<typeof walletOf>>) => items.map(({ code }) => code);

describe('listClaims', () => {
  it('shows usable claims, the soonest to end first, and the others, newest first', async () => {
    const owned = await aClaimedOffer({ expirationDate: daysAhead(6), moreDetails: 'Do forno' });
    const { holder, owner, shop, claim: later } = owned;
    const soon = await publish(owned, { expirationDate: daysAhead(2) });
    const { claim: sooner } = await aClaimOf(soon, holder);
    const { claim: used } = await aClaimOf(await publish(owned), holder);
    const { claim: unwanted } = await aClaimOf(await publish(owned), holder);
    await redeemAs(owner, used, shop);
    await giveBack(holder, unwanted);
    await eventually(async () =>
      expect(codesOf(await walletOf(holder))).toEqual([sooner.code, later.code]),
    );
    expect(codesOf(await walletOf(holder, { status: 'past' }))).toEqual([unwanted.code, used.code]);
    const { items } = await walletOf(holder);
    expect(items[1]).toMatchObject({
      moreDetails: 'Do forno',
      consumerId: holder.userId,
      shops: [{ id: shop.id, address: shop.address }],
    });
  });

  it('continues after the previous page', async () => {
    const owned = await aClaimedOffer();
    const { holder } = owned;
    await aClaimOf(await publish(owned, { expirationDate: daysAhead(9) }), holder);
    await eventually(async () => expect((await walletOf(holder)).items).toHaveLength(2));
    const first = await walletOf(holder, { limit: '1' });
    const next = await walletOf(holder, { limit: '1', pagingKey: first.pagingKey ?? '' });
    expect([...codesOf(first), ...codesOf(next)]).toEqual(codesOf(await walletOf(holder)));
  });
});
