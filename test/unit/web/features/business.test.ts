import { smallestSizeTypeId, specialSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { contactOf, noticeOf, reasonOf } from '#web/features/businesses/business-notice.ts';
import { isRevision } from '#web/product/business/is-revision.ts';
import { limitReached } from '#web/product/business/limit-reached.ts';
import { reviewedValues } from '#web/product/business/reviewed-fields.ts';

const { legalRegister: _, ...withoutTaxId } = aPendingBusiness();

describe('the notice about the status of a business', () => {
  it.each([
    ['an active one', aBusiness(), undefined],
    ['one whose change was rejected', aBusiness({ rejectionReason: 'No.' }), 'revisionRejected'],
    ['a new one', aPendingBusiness(), 'pending'],
    ['a new one without a tax id', withoutTaxId, 'taxIdMissing'],
    ['a new one of the special size', aPendingBusiness({ sizeTypeId: 99 }), 'special'],
    ['an active one of the special size', aBusiness({ sizeTypeId: 99 }), 'specialActive'],
    ['a revision to the special size', aRevision({ sizeTypeId: 99 }), 'revision'],
    ['a rejected one', aBusiness({ status: 'rejected' }), 'rejected'],
    ['a suspended one', aBusiness({ status: 'suspended' }), 'suspended'],
    ['a closed one', aBusiness({ status: 'closed' }), 'closed'],
  ] as const)('of %s', (_case, business, notice) => {
    expect(noticeOf(business)).toBe(notice);
  });

  it('of a revision is about the suspension of its business', () => {
    const live = aBusiness({ status: 'suspended', suspendedReason: 'Complaints.' });
    expect(noticeOf(aRevision(), live)).toBe('suspended');
    expect(reasonOf('suspended', aRevision(), live)).toBe('Complaints.');
    expect(noticeOf(aRevision(), aBusiness())).toBe('revision');
  });

  it('offers to write about an agreement or a debt', () => {
    const special = aBusiness({ sizeTypeId: 99 });
    expect(contactOf('special', special)).toBe('special');
    expect(contactOf('specialActive', special)).toBe('special');
    expect(contactOf('revisionRejected', special)).toBe('special');
    expect(contactOf('revisionRejected', aBusiness())).toBeUndefined();
    expect(contactOf('suspended', special)).toBe('suspended');
    expect(contactOf('rejected', special)).toBeUndefined();
  });

  it('gives the present reason, and no earlier one', () => {
    const business = aBusiness({ rejectionReason: 'Rejected.', suspendedReason: 'Suspended.' });
    const notices = ['rejected', 'revisionRejected', 'suspended', 'pending', 'revision'] as const;
    expect(notices.map((notice) => reasonOf(notice, business))).toEqual([
      ...['Rejected.', 'Rejected.', 'Suspended.', undefined, undefined],
    ]);
  });
});

it('a record is a revision if it names another one as the live record', () => {
  const records = [aRevision(), aBusiness(), aBusiness({ previousActive: aBusiness().id })];
  expect(records.map(isRevision)).toEqual([true, false, false]);
});

const approved = { approvedAt: '2026-11-22T12:00:00.000Z' };
it.each([
  ['full', { sizeTypeId: 2, ...approved }, 3],
  ['full', { sizeTypeId: smallestSizeTypeId }, 1],
  ['waiting', { sizeTypeId: 2 }, 1],
  ['none', { sizeTypeId: specialSizeTypeId, ...approved }, 0],
  ['full', { sizeTypeId: specialSizeTypeId, ...approved }, 500],
] as const)(
  'the reason why a business cannot have more is %s for %o with a limit of %d',
  (reason, business, max) => {
    expect(limitReached(business, max)).toBe(reason);
  },
);

describe('the fields that staff review', () => {
  it('are all fields of a new business, without earlier values', () => {
    expect(reviewedValues(withoutTaxId, undefined)).toStrictEqual([
      { field: 'name', value: 'Padaria Aurora' },
      { field: 'legalName', value: '' },
      { field: 'taxId', value: '' },
      { field: 'sizeTypeId', value: '2' },
    ]);
  });

  it('have their current value if a revision changes them', () => {
    const values = reviewedValues(aRevision({ sizeTypeId: 3 }), aBusiness());
    expect(values).toContainEqual({ field: 'taxId', value: '11.222.333/0001-81' });
    expect(values.filter(({ before }) => before !== undefined)).toEqual([
      { field: 'name', value: 'Padaria Aurora e Filhas', before: 'Padaria Aurora' },
      { field: 'sizeTypeId', value: '3', before: '2' },
    ]);
  });
});
