import { timeZoneOf } from '#contract/brazil/time-zones.ts';
import { standardHours } from '#contract/shops/opening-hours.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
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

export const shopBody = (
  business: ModelBusiness,
  shopIdentifier: string,
  { state, city }: Place,
) => ({
  businessId: business.id,
  shopIdentifier,
  address: {
    street: 'Rua da Feira',
    number: '10',
    neighborhood: 'Centro',
    city,
    state,
    postalCode: '50050000',
    country: 'BR',
  },
  imagesUrls: [],
  openingHours: standardHours,
  contacts: {},
  timeZone: timeZoneOf(state),
});

export const offerBody = (business: ModelBusiness, shops: readonly ModelShop[]) => ({
  businessId: business.id,
  title: 'Cesta de frutas',
  originalPrice: 20,
  offerPrice: 15,
  imagesUrls: [],
  shopsIds: shops.map(({ id }) => id),
  paymentOptions: ['PAYMENT_OPTION_PIX'],
  expirationDate: dayFrom(new Date(), 30),
});
