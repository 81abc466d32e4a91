import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { User } from '#contract/accounts/users.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import { ufs } from '#contract/brazil/states.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { anOfferInput, offerId } from '#test/support/builders/an-offer.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { municipalitiesPath } from '#web/features/shops/municipalities-path.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { saveFirstSteps } from '#web/session/saved-first-steps.ts';
import { answers, answersAt } from './fake-server.ts';

const before = '2026-02-01T12:00:00.000Z';

export function aShop(changes: Partial<Shop> = {}): Shop {
  const { address, contacts } = aShopInput();
  const { id, name, legalRegister = '' } = aBusiness();
  return {
    id: shopId,
    businessId: id,
    business: { id, name },
    shopIdentifier: 'padariaaurora',
    shopStatus: 'active',
    address,
    contacts,
    imagesUrls: [],
    images: [],
    openingHours: standardHours,
    timeZone: 'America/Sao_Paulo',
    isOpenNow: true,
    isFollowing: false,
    followersCount: 0,
    activeOffersCount: 0,
    legal: { name, taxId: legalRegister, taxIdType: 'CNPJ' },
    createdAt: before,
    updatedAt: before,
    version: 1,
    ...changes,
  };
}

export const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

export function anOffer(changes: Partial<Offer> = {}): Offer {
  const { id, name } = aBusiness();
  return {
    ...anOfferInput(),
    id: offerId,
    business: { id, name },
    discountPercent: 38,
    images: [],
    expirationDate: nextWeek,
    startsAt: before,
    endsAt: `${nextWeek}T23:59:59.000Z`,
    claimedCount: 0,
    redeemedCount: 0,
    status: 'active',
    displayStatus: 'active',
    createdAt: before,
    updatedAt: before,
    version: 1,
    ...changes,
  };
}

/** Signs in a user who has accepted the terms and finished the first steps. */
export function signIn(changes: Partial<User> = {}): void {
  const { userId, id } = aBusiness();
  const user: User = {
    userId,
    role: 'owner',
    businessId: id,
    isPasswordRequired: false,
    terms: { version: '2026-11-01', acceptedAt: before },
    createdAt: before,
    ...changes,
  };
  const now = Math.floor(Date.now() / 1000);
  storeUser(user.userId, aToken(now, now + 3600));
  saveFirstSteps(user.userId, 'shared');
  answers('getMe', user);
  answers('listSizeTypes', { items: [] });
  answers('listSubscriptionPrices', { items: [] });
}

interface Owned {
  /** Undefined if there is no live record. */
  readonly business?: Business | undefined;
  /** A revision that waits for approval, or was refused. */
  readonly revision?: Business;
  readonly shops?: readonly Shop[];
  readonly offers?: readonly Offer[];
  readonly invoices?: readonly Invoice[];
}

/** The only shop identifier that is taken. */
export const takenIdentifier = aShopInput().shopIdentifier;

/** Signs the owner of the bakery in, and answers the app's queries about their items: one shop by default. */
export function signInOwner(owned: Owned = {}): void {
  const { business = aBusiness(), revision, shops = [aShop()], offers = [], invoices = [] } = owned;
  signIn();
  const isPending = revision?.status === 'pending_approval';
  answers('listBusinesses', {
    items: isPending ? [revision] : [business],
    currentBusinessId: business.id,
    ...(revision && (isPending ? { active: business } : { rejectedRevision: revision })),
  });
  answers('getBusinessUsage', {
    limits: { maxShops: 3, maxValidatorsPerShop: 2, maxActiveOffers: 10 },
    shopsCount: shops.length,
    activeOffersCount: offers.length,
  });
  answers('listShopsOfBusiness', { items: [...shops] });
  answers('listOffersOfBusiness', { items: [...offers] });
  answers('listInvoices', { items: [...invoices] });
  answers('listValidators', { items: [] });
  answers('getReach', { isReached: false });
  answersAt('/assets/municipalities/', (path) => {
    const state = ufs.find((uf) => municipalitiesPath(uf) === path);
    return Response.json(getMunicipalities(state).map(({ name }) => name));
  });
  answers('checkShopIdentifier', ({ params: { identifier } }) => ({
    shopIdentifier: identifier,
    available: identifier !== takenIdentifier,
  }));
  const [shop] = shops;
  if (shop) answers('getShop', shop);
  const [offer] = offers;
  if (offer) answers('getOffer', offer);
}
