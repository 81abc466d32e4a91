import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { anAddressIn, aShopInput } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import type { RouteName } from '#test/support/request-of-route.ts';
import { call } from '../support/call.ts';
import type { Model, ModelBusiness, ModelShop, Place } from './model.ts';

/** The expected answer to a call: a status, with the code of a refusal. */
export type Expected = number | `${number} ${string}`;

type Parts = Parameters<typeof call>[1];

/** Calls a route and compares its answer with the expected one; returns the body. */
export async function expectCall(name: RouteName, parts: Parts, expected: Expected) {
  const { status, body } = await call(name, parts);
  const answered = status < 400 ? status : `${status} ${body['code']}`;
  expect({ name, answered }).toEqual({ name, answered: expected });
  return body;
}

export const asOwner = ({ ownerId }: ModelBusiness) => ({ userId: ownerId });
export const asStaff = ({ staffId }: Model) => ({ userId: staffId, groups: '[staff]' });

/** The body of a new shop in the centre of a city. */
export const shopBody = (
  business: ModelBusiness,
  shopIdentifier: string,
  { state, city }: Place,
) => ({
  ...aShopInput({ businessId: business.id, shopIdentifier }),
  contacts: {},
  address: { ...anAddressIn(state, city), neighborhood: 'Centro' },
  timeZone: timeZoneOf(state),
});

/** The body of an offer that runs for a month. */
export const offerBody = (business: ModelBusiness, shops: readonly ModelShop[]) =>
  anOfferInput({
    businessId: business.id,
    shopsIds: shops.map(({ id }) => id),
    expirationDate: dayFrom(new Date(), 30),
  });
