import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { User } from '#contract/accounts/users.ts';
import type { Invoice } from '#contract/billing/invoices.ts';
import { ufs } from '#contract/brazil/states.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShopInput } from '#test/support/builders/a-shop.ts';
import { aShownOffer, aShownShop } from '#test/support/builders/shown-records.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { municipalitiesPath } from '#web/features/shops/municipalities-path.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { saveFirstSteps } from '#web/session/saved-first-steps.ts';
import { answers, answersAt } from './fake-server.ts';

const before = '2026-02-01T12:00:00.000Z';

export const aShop = aShownShop;

export const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** An offer until next week. */
export const anOffer = (changes: Partial<Offer> = {}): Offer =>
  aShownOffer({
    expirationDate: nextWeek,
    endsAt: `${nextWeek}T23:59:59.000Z`,
    ...changes,
  });

/** Signs in a user who has accepted the terms and finished the first steps. */
export function signIn(changes: Partial<User> = {}): void {
  const { userId, id } = aBusiness();
  const { role = 'owner' } = changes;
  const user: User = {
    userId,
    role,
    ...(role !== 'consumer' && { businessId: id }),
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
