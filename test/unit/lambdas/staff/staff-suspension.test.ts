import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { liftedOf, suspendedFor } from '#lambdas/businesses/suspension.ts';
import { liftedByStaff, suspendedByStaff } from '#lambdas/staff/staff-suspension.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { staffId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const decision = { staffId, now };
const suspendedReason = 'Fatura vencida';
const after = { ...aBusiness(), updatedAt: now.toISOString(), version: 4 };
const codeOf = (code: string) => expect.objectContaining({ code });
const suspend = (business = aBusiness()) => suspendedByStaff(business, suspendedReason, decision);
const lift = (business: ReturnType<typeof aBusiness>) => liftedByStaff(business, decision);

describe('a suspension', () => {
  it('makes an active business suspended with its reason, as the next version', () => {
    const suspended = { status: 'suspended', suspendedBy: ['staff'], suspendedReason };
    expect(suspend()).toEqual({ ...after, ...suspended });
  });

  it('that is lifted makes the business active without a reason', () => {
    expect(lift(aBusiness({ status: 'suspended', suspendedReason }))).toEqual(after);
  });

  it.each([
    'pending_approval',
    'rejected',
    'suspended',
    'active',
    'closed',
  ] satisfies BusinessStatus[])(
    'is made only if a business is active, and lifted only if it is suspended, not if it is %s',
    (status) => {
      for (const [decide, allowed] of [
        [suspend, 'active'],
        [lift, 'suspended'],
      ] as const) {
        if (status === allowed) continue;
        expect(() => decide(aBusiness({ status }))).toThrow(codeOf('INVALID_TRANSITION'));
      }
    },
  );

  it('coexists with a suspension for unpaid invoices, which stays after the lift', () => {
    const unpaid = suspendedFor(aBusiness(), 'payment', now);
    expect(unpaid).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    const both = suspend(unpaid);
    expect(both).toMatchObject({ suspendedBy: ['payment', 'staff'], suspendedReason });
    const left = lift(both);
    expect(left).toMatchObject({ status: 'suspended', suspendedBy: ['payment'] });
    expect(left).not.toHaveProperty('suspendedReason');
    const byStaff = { status: 'suspended', suspendedBy: ['staff'], suspendedReason };
    expect(liftedOf(both, 'payment', now)).toMatchObject(byStaff);
    expect(liftedOf(left, 'payment', now).status).toBe('active');
    expect(() => lift(left)).toThrow(codeOf('INVALID_TRANSITION'));
  });

  it('is neither made nor lifted by staff who own the business', () => {
    const own = { userId: staffId };
    expect(() => suspend(aBusiness(own))).toThrow(codeOf('FORBIDDEN'));
    expect(() => lift(aBusiness({ ...own, status: 'suspended' }))).toThrow(codeOf('FORBIDDEN'));
  });
});
