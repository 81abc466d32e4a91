import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { noticeOf, reasonOf } from '#web/features/businesses/business-notice.ts';

const { legalRegister: _, ...withoutTaxId } = aPendingBusiness();

describe('the notice about the status of a business', () => {
  it.each([
    ['of one that is active', aBusiness(), undefined],
    ['of one whose change was rejected', aBusiness({ rejectionReason: 'No.' }), 'revisionRejected'],
    ['of a new one', aPendingBusiness(), 'pending'],
    ['of a new one without a tax id', withoutTaxId, 'taxIdMissing'],
    ['of a new one of the special size', aPendingBusiness({ sizeTypeId: 99 }), 'special'],
    ['of a revision', aRevision(), 'revision'],
    ['of a revision to the special size', aRevision({ sizeTypeId: 99 }), 'revision'],
    ['of one that was rejected', aBusiness({ status: 'rejected' }), 'rejected'],
    ['of a suspended one', aBusiness({ status: 'suspended' }), 'suspended'],
    ['of a closed one', aBusiness({ status: 'closed' }), 'closed'],
  ] as const)('%s', (_case, business, notice) => {
    expect(noticeOf(business)).toBe(notice);
  });

  it('gives the reason that it is about, and no earlier one', () => {
    const business = aBusiness({ rejectionReason: 'Rejected.', suspendedReason: 'Suspended.' });
    expect(reasonOf('rejected', business)).toBe('Rejected.');
    expect(reasonOf('revisionRejected', business)).toBe('Rejected.');
    expect(reasonOf('suspended', business)).toBe('Suspended.');
    expect(reasonOf('pending', business)).toBeUndefined();
    expect(reasonOf('revision', business)).toBeUndefined();
  });
});
