import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { contactOf, noticeOf, reasonOf } from '#web/features/businesses/business-notice.ts';

const { legalRegister: _, ...withoutTaxId } = aPendingBusiness();

describe('the notice about the status of a business', () => {
  it.each([
    ['of one that is active', aBusiness(), undefined],
    ['of one whose change was rejected', aBusiness({ rejectionReason: 'No.' }), 'revisionRejected'],
    ['of a new one', aPendingBusiness(), 'pending'],
    ['of a new one without a tax id', withoutTaxId, 'taxIdMissing'],
    ['of a new one of the special size', aPendingBusiness({ sizeTypeId: 99 }), 'special'],
    ['of an active one of the special size', aBusiness({ sizeTypeId: 99 }), 'specialActive'],
    ['of a revision', aRevision(), 'revision'],
    ['of a revision to the special size', aRevision({ sizeTypeId: 99 }), 'revision'],
    ['of one that was rejected', aBusiness({ status: 'rejected' }), 'rejected'],
    ['of a suspended one', aBusiness({ status: 'suspended' }), 'suspended'],
    ['of a closed one', aBusiness({ status: 'closed' }), 'closed'],
  ] as const)('%s', (_case, business, notice) => {
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
    expect(reasonOf('rejected', business)).toBe('Rejected.');
    expect(reasonOf('revisionRejected', business)).toBe('Rejected.');
    expect(reasonOf('suspended', business)).toBe('Suspended.');
    expect(reasonOf('pending', business)).toBeUndefined();
    expect(reasonOf('revision', business)).toBeUndefined();
  });
});
