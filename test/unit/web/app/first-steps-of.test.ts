import { firstStepsOf, type Progress } from '#web/app/shell/first-steps/use-first-steps.ts';

const pending = {
  status: 'pending_approval',
  sizeTypeId: 1,
  legalRegister: '11222333000181',
} as const;
const active = { ...pending, status: 'active' } as const;
const none = { business: undefined, hasShops: false, hasOffers: false, isReached: false };

const withShop = { business: pending, hasShops: true } as const;
const withOffer = { ...withShop, hasOffers: true } as const;

const statusesOf = (progress: Partial<Progress>) =>
  firstStepsOf({ ...none, ...progress })
    .map(({ status }) => status)
    .join(' ');

describe('the first steps of an owner', () => {
  it('are in order of completion', () => {
    const names = firstStepsOf(none).map(({ name }) => name);
    expect(names).toEqual(['business', 'approval', 'shop', 'offer', 'share']);
  });

  const { legalRegister: _, ...withoutTaxId } = pending;
  const rejected = { ...pending, status: 'rejected' } as const;
  it.each<[string, Partial<Progress>, string]>([
    ['begin with the business', {}, 'next later later later later'],
    ['go on with the shop', { business: pending }, 'done waiting next later waiting'],
    ['ask for a tax id', { business: withoutTaxId }, 'done next later later waiting'],
    ['ask for a correction', { business: rejected }, 'done next later later waiting'],
    ['go on with the offer', withShop, 'done waiting done next waiting'],
    ['wait for the approval', withOffer, 'done waiting done done waiting'],
    ['ask for the shop after the approval', { business: active }, 'done done next later later'],
    ['end with the flyer', { ...withOffer, business: active }, 'done done done done next'],
    [
      'are done with the first view or claim',
      { ...withOffer, business: active, isReached: true },
      'done done done done done',
    ],
    ['are empty in a suspension', { business: { ...pending, status: 'suspended' } }, ''],
    ['are empty after closing', { business: { ...pending, status: 'closed' } }, ''],
    ['are empty if the size has to be agreed on', { business: { ...pending, sizeTypeId: 99 } }, ''],
  ])('%s', (_case, progress, statuses) => {
    expect(statusesOf(progress)).toBe(statuses);
  });
});
