import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { liftedOf, suspendedFor } from '#lambdas/businesses/suspension.ts';
import { liftedByStaff, suspendedByStaff } from '#lambdas/staff/staff-suspension.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { staffId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const decision = { staffId, now };
const reason = 'Fatura vencida';
const codeOf = (code: string) => expect.objectContaining({ code });

describe('a suspension', () => {
  it('makes an active business suspended with its reason, as the next version', () => {
    expect(suspendedByStaff(aBusiness(), reason, decision)).toEqual({
      ...aBusiness(),
      status: 'suspended',
      suspendedBy: ['staff'],
      suspendedReason: reason,
      updatedAt: now.toISOString(),
      version: 4,
    });
  });

  it('that is lifted makes the business active without a reason', () => {
    const business = aBusiness({ status: 'suspended', suspendedReason: reason });
    expect(liftedByStaff(business, decision)).toEqual({
      ...aBusiness(),
      updatedAt: now.toISOString(),
      version: 4,
    });
  });

  it.each(['pending_approval', 'rejected', 'suspended', 'closed'] satisfies BusinessStatus[])(
    'of a business that is %s is refused',
    (status) => {
      expect(() => suspendedByStaff(aBusiness({ status }), reason, decision)).toThrow(
        codeOf('INVALID_TRANSITION'),
      );
    },
  );

  it.each(['pending_approval', 'active', 'rejected', 'closed'] satisfies BusinessStatus[])(
    'cannot be lifted if the business is %s',
    (status) => {
      expect(() => liftedByStaff(aBusiness({ status }), decision)).toThrow(
        codeOf('INVALID_TRANSITION'),
      );
    },
  );

  it('coexists with a suspension for unpaid invoices, which stays after the lift', () => {
    const unpaid = suspendedFor(aBusiness(), 'payment', now);
    expect(unpaid).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    const both = suspendedByStaff(unpaid, reason, decision);
    expect(both).toMatchObject({ suspendedBy: ['payment', 'staff'], suspendedReason: reason });
    const left = liftedByStaff(both, decision);
    expect(left).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    expect(left).not.toHaveProperty('suspendedReason');
    expect(liftedOf(both, 'payment', now)).toMatchObject({
      status: 'suspended',
      suspendedBy: ['staff'],
      suspendedReason: reason,
    });
    expect(liftedOf(left, 'payment', now).status).toBe('active');
    expect(() => liftedByStaff(left, decision)).toThrow(codeOf('INVALID_TRANSITION'));
  });

  it('is neither made nor lifted by staff who own the business', () => {
    const own = { userId: staffId };
    expect(() => suspendedByStaff(aBusiness(own), reason, decision)).toThrow(codeOf('FORBIDDEN'));
    const business = aBusiness({ ...own, status: 'suspended' });
    expect(() => liftedByStaff(business, decision)).toThrow(codeOf('FORBIDDEN'));
  });
});
