import { firstStepsOf, type Progress } from '#web/app/shell/first-steps/use-first-steps.ts';

const pending = {
  status: 'pending_approval',
  sizeTypeId: 1,
  legalRegister: '11222333000181',
} as const;
const active = { ...pending, status: 'active' } as const;
const none = { business: undefined, hasShops: false, hasOffers: false, isReached: false };

const statusesOf = (progress: Partial<Progress>) =>
  firstStepsOf({ ...none, ...progress })
    .map(({ status }) => status)
    .join(' ');

describe('the first steps of an owner', () => {
  it('are in order of completion', () => {
    expect(firstStepsOf(none).map(({ name }) => name)).toEqual([
      'business',
      'approval',
      'shop',
      'offer',
      'share',
    ]);
  });

  it.each<[string, Partial<Progress>, string]>([
    ['begin with the business', {}, 'next later later later later'],
    [
      'go on with the shop during the approval',
      { business: pending },
      'done waiting next later waiting',
    ],
    [
      'ask for a tax id before the shop',
      { business: { status: 'pending_approval', sizeTypeId: 1 } },
      'done next later later waiting',
    ],
    [
      'ask for a correction before the shop',
      { business: { ...pending, status: 'rejected' } },
      'done next later later waiting',
    ],
    [
      'go on with the offer',
      { business: pending, hasShops: true },
      'done waiting done next waiting',
    ],
    [
      'wait for the approval before the flyer is sent',
      { business: pending, hasShops: true, hasOffers: true },
      'done waiting done done waiting',
    ],
    ['ask for the shop after the approval', { business: active }, 'done done next later later'],
    [
      'end with sending the flyer',
      { business: active, hasShops: true, hasOffers: true },
      'done done done done next',
    ],
    [
      'are done with the first view or claim',
      { business: active, hasShops: true, hasOffers: true, isReached: true },
      'done done done done done',
    ],
  ])('%s', (_case, progress, statuses) => {
    expect(statusesOf(progress)).toBe(statuses);
  });

  it.each<[string, Partial<Progress>]>([
    ['the business is suspended', { business: { ...pending, status: 'suspended' } }],
    ['the business is closed', { business: { ...pending, status: 'closed' } }],
    ['the size has to be agreed on', { business: { ...pending, sizeTypeId: 99 } }],
  ])('are empty if %s', (_case, progress) => {
    expect(statusesOf(progress)).toBe('');
  });
});
