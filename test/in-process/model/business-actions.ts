import { withoutHyphens } from '#contract/shops/shop-identifier.ts';
import { dayFrom } from '#scripts/seed/seed-data.ts';
import { ifMatch } from '#test/support/builders/a-request.ts';
import { type Choice, pick, someShops } from './choice.ts';
import {
  activeOffersOf,
  identifiers,
  type Model,
  type ModelBusiness,
  maxActiveOffers,
  maxShops,
  mayPublish,
  mayTake,
  type Place,
  places,
  shopsOf,
} from './model.ts';
import { asOwner, asStaff, expectCall, offerBody, shopBody } from './requests.ts';

type BusinessAction = (model: Model, business: ModelBusiness, choice: Choice) => Promise<void>;

/** A staff request about the current version of a business. */
const asSeenByStaff = (model: Model, { id, version }: ModelBusiness) => ({
  as: asStaff(model),
  params: { id },
  headers: ifMatch(version),
});

/** Each change of status is a new version. */
function enter(business: ModelBusiness, status: ModelBusiness['status']): void {
  business.status = status;
  business.version += 1;
}

async function decide(
  model: Model,
  business: ModelBusiness,
  decision: 'approve' | 'reject',
): Promise<void> {
  const isPending = business.status === 'pending_approval';
  await expectCall(
    'decideBusinessApproval',
    {
      ...asSeenByStaff(model, business),
      body: { decision, ...(decision === 'reject' && { reason: 'Os dados não conferem' }) },
    },
    isPending ? 200 : '409 INVALID_TRANSITION',
  );
  if (!isPending) return;
  enter(business, decision === 'approve' ? 'active' : 'rejected');
  if (decision === 'approve') business.wasApproved = true;
}

/** Actions of staff and owners on a business. */
export const businessActions: Readonly<Record<string, BusinessAction>> = {
  approve: (model, business) => decide(model, business, 'approve'),

  reject: (model, business) => decide(model, business, 'reject'),

  async suspend(model, business) {
    const isActive = business.status === 'active';
    await expectCall(
      'suspendBusiness',
      { ...asSeenByStaff(model, business), body: { reason: 'Denúncias' } },
      isActive ? 200 : '409 INVALID_TRANSITION',
    );
    if (isActive) enter(business, 'suspended');
  },

  async lift(model, business) {
    const isSuspended = business.status === 'suspended';
    await expectCall(
      'liftSuspension',
      asSeenByStaff(model, business),
      isSuspended ? 200 : '409 INVALID_TRANSITION',
    );
    if (isSuspended) enter(business, 'active');
  },

  async openShop(model, business, { one, two }) {
    const identifier = pick(identifiers, one) ?? '';
    const place = pick(places, two) as Place;
    const isFull = shopsOf(model, business).length >= maxShops(business);
    const expected = !mayPublish(business)
      ? '409 BUSINESS_NOT_ACTIVE'
      : !mayTake(model, business, identifier)
        ? '409 SHOP_IDENTIFIER_TAKEN'
        : isFull
          ? '409 LIMIT_OF_SIZE_TYPE_REACHED'
          : 201;
    const body = shopBody(business, identifier, place);
    const shop = await expectCall('createShop', { as: asOwner(business), body }, expected);
    if (expected !== 201) return;
    const id = String(shop['id']);
    model.shops.push({ id, business, isOn: true, identifier, place });
    model.holders.set(withoutHyphens(identifier), { businessId: business.id, shopId: id });
  },

  async publish(model, business, choice) {
    const shops = someShops(model, business, choice);
    if (shops.length === 0) return;
    const isScheduled = choice.one % 3 === 0;
    const isFull = activeOffersOf(model, business).length >= maxActiveOffers(business);
    const expected = !mayPublish(business)
      ? '409 BUSINESS_NOT_ACTIVE'
      : isFull
        ? '409 LIMIT_OF_SIZE_TYPE_REACHED'
        : 201;
    const body = {
      ...offerBody(business, shops),
      ...(isScheduled && { startDate: dayFrom(new Date(), 5) }),
    };
    const offer = await expectCall('createOffer', { as: asOwner(business), body }, expected);
    if (expected !== 201) return;
    const id = String(offer['id']);
    model.offers.push({ id, business, isScheduled, isOn: true, shops, limit: undefined });
  },
};
