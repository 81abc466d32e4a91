import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { SeedUser } from './api-client.ts';
import { claimInThePast, redeemInThePast } from './direct-writes.ts';
import type { FilledBusiness } from './fill-business.ts';
import { daysFrom } from './seed-data.ts';

/** A voucher of a demo consumer. */
export interface SeedVoucher {
  /** Email of its consumer. */
  readonly consumer: string;
  /** Identifier of the shop where it was claimed and used. */
  readonly shop: string;
  /** Title of its offer. Vouchers of ended offers date from when they ran. */
  readonly offer: string;
  readonly became: 'open' | 'cancelled' | 'expired' | 'used by owner' | 'used by validator';
}

type Row = readonly [consumer: string, offer: string, became: SeedVoucher['became']];

const takenIn = (shop: string, rows: readonly Row[]): SeedVoucher[] =>
  rows.map(([consumer, offer, became]) => ({
    consumer: `${consumer}@vitrine.test`,
    shop,
    offer,
    became,
  }));

/** Vouchers of the demo consumers. The used ones appear in the first bakery's lists, on several days. */
export const seedVouchers: readonly SeedVoucher[] = [
  ...takenIn('padariasoldaaurora', [
    ['ana', 'Bolo de rolo tradicional, 500 g', 'open'],
    ['ana', 'Café da manhã completo para dois', 'open'],
    ['ana', 'Dez pães franceses pelo preço de sete', 'used by validator'],
    ['ana', 'Cartola com sorvete de nata', 'cancelled'],
    ['ana', 'Panetone artesanal de castanha', 'expired'],
    ['ana', 'Sonho de goiaba, leve dois', 'used by owner'],
    ['caio', 'Bolo de rolo tradicional, 500 g', 'used by owner'],
    ['caio', 'Tapioca de queijo coalho e café coado', 'used by validator'],
    ['caio', 'Bolo Souza Leão inteiro', 'open'],
    ['larissa', 'Dez pães franceses pelo preço de sete', 'used by validator'],
    ['larissa', 'Cuscuz recheado com carne de sol', 'open'],
    ['otavio', 'Panetone artesanal de castanha', 'used by validator'],
    ['otavio', 'Sonho de goiaba, leve dois', 'expired'],
    ['marina', 'Cartola com sorvete de nata', 'open'],
  ]),
];

/** A voucher with its shop and offer. */
interface Wanted {
  readonly became: SeedVoucher['became'];
  readonly consumer: SeedUser;
  readonly business: FilledBusiness;
  readonly shopId: string;
  readonly offer: Offer;
}

/** Days after the start of an ended offer when it was claimed, and when it was used. */
const claimedAfterDays = 2;
const usedAfterDays = 5;

/** Returns the validator who redeemed a voucher; undefined if the owner did. */
async function validatorOf({ became, business, shopId }: Wanted): Promise<string | undefined> {
  if (became !== 'used by validator') return undefined;
  const params = { id: business.businessId };
  const { items } = await business.api.request(validatorRoutes.listValidators, { params });
  const validator = items.find((each) => each.shopId === shopId);
  if (!validator) throw new Error(`The demo shop ${shopId} has no validator.`);
  return validator.id;
}

const isUsed = ({ became }: Wanted) => became.startsWith('used');

/** Writes a voucher of an ended offer, which the API would refuse. */
async function fillPast(wanted: Wanted): Promise<void> {
  const { consumer, offer, shopId } = wanted;
  const start = new Date(offer.startsAt);
  const of = { offerId: offer.id, consumerId: consumer.userId, shopId };
  const claim = await claimInThePast(of, daysFrom(start, claimedAfterDays));
  if (!isUsed(wanted)) return;
  const validatorId = await validatorOf(wanted);
  const by = validatorId ? { kind: 'validator' as const, validatorId } : { kind: 'owner' as const };
  await redeemInThePast(claim, by, daysFrom(start, usedAfterDays));
}

/** Creates a voucher of a running offer. The owner sends a validator's redemption, as after time offline. */
async function fillCurrent(wanted: Wanted): Promise<void> {
  const { became, business, consumer, offer, shopId } = wanted;
  const { code } = await consumer.api.request(claimRoutes.claimOffer, {
    params: { id: offer.id },
    body: { consumerId: consumer.userId, shopId },
  });
  if (became === 'cancelled')
    await consumer.api.request(claimRoutes.cancelClaim, { params: { code } });
  if (!isUsed(wanted)) return;
  const validatorId = await validatorOf(wanted);
  const nonce = `seed-${code}`;
  const offline = validatorId === undefined ? {} : { offline: true, validatorId };
  const body = { code, shopId, nonce, ...offline };
  await business.api.request(redemptionRoutes.redeemClaim, { body });
}

/** Lists the vouchers of a consumer, past ones included. */
async function walletOf({ api, userId: consumerId }: SeedUser) {
  const pageOf = async (status: 'open' | 'past') => {
    const query = { status, limit: '100' };
    return (await api.request(claimRoutes.listClaims, { params: { consumerId }, query })).items;
  };
  return [...(await pageOf('open')), ...(await pageOf('past'))];
}

async function offerOf(
  { api, businessId: id }: FilledBusiness,
  { offer: title, became }: SeedVoucher,
): Promise<Offer | undefined> {
  const request = { params: { id }, query: { limit: '100' } };
  const { items } = await api.request(offerRoutes.listOffersOfBusiness, request);
  const named = items.filter((offer) => offer.title === title);
  const running = named.find(({ displayStatus }) => displayStatus === 'active');
  return became === 'expired'
    ? (named.find((one) => one !== running) ?? undefined)
    : (running ?? named[0]);
}

/** Gives a consumer their missing vouchers, and replaces those that expired since an earlier run. */
export async function fillVouchers(
  consumer: SeedUser,
  vouchers: readonly SeedVoucher[],
  businesses: readonly FilledBusiness[],
): Promise<void> {
  const held = vouchers.length === 0 ? [] : await walletOf(consumer);
  for (const voucher of vouchers) {
    const { became } = voucher;
    const isHeld = held.some(
      ({ title, status }) =>
        title === voucher.offer && (status !== 'expired' || became === 'expired'),
    );
    const isOf = ({ shopIdentifier }: { readonly shopIdentifier: string }) =>
      shopIdentifier === voucher.shop;
    const business = businesses.find(({ shops }) => shops.some(isOf));
    const shop = business?.shops.find(isOf);
    const offer = business && (await offerOf(business, voucher));
    if (isHeld || !shop || !offer) continue;
    const wanted = { became, consumer, business, shopId: shop.id, offer };
    await (offer.displayStatus === 'expired' ? fillPast(wanted) : fillCurrent(wanted));
  }
}
