import type { AgreedLimits, AgreementInput } from '#contract/billing/agreements.ts';
import { agreementOn } from '#contract/billing/price-rules.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { saveAgreement } from '#lambdas/billing/store/agreement-store.ts';
import { shownAgreement } from '#lambdas/billing/subscriptions/shown-subscription.ts';
import { resumeBilling } from '#lambdas/billing/sync-subscription.ts';
import { type BusinessItem, replaceBusiness } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { insertAudit } from '../store/audit-store.ts';
import type { StaffOperations } from '../targets.ts';

const limitsOfAgreement = ({
  maxShops,
  maxValidatorsPerShop,
  maxActiveOffers,
  validFrom,
}: AgreementInput): AgreedLimits => ({
  maxShops,
  maxValidatorsPerShop,
  maxActiveOffers,
  validFrom,
});

/** The agreements whose limits matter from today on: the current one and later ones. */
function limitsAfter(
  { agreedLimits = [] }: BusinessItem,
  input: AgreementInput,
  today: string,
): AgreedLimits[] {
  const current = agreementOn(agreedLimits, today);
  const others = agreedLimits.filter(
    (one) => one.validFrom !== input.validFrom && (one === current || one.validFrom > today),
  );
  return [...others, limitsOfAgreement(input)].toSorted((one, other) =>
    one.validFrom.localeCompare(other.validFrom),
  );
}

/** Throws INVALID_TRANSITION for a size type with a price, and for a business that has left. */
function requireMayAgree(business: BusinessItem, staffId: string): void {
  if (business.userId === staffId) throw new AppError('FORBIDDEN');
  const isOpen = Object.keys(businessLifecycle.transitions[business.status]).length > 0;
  if (!isSpecial(business) || !isOpen) throw new AppError('INVALID_TRANSITION');
}

/** Sets an agreement with a business of the special size type from a day on. */
export const setAgreement: StaffOperations['setAgreement'] = async (request) => {
  const { actor, body, business, now } = request;
  const today = dayIn(moneyZone, now);
  requireMayAgree(business, actor.userId);
  if (body.validFrom < today) {
    const errors = [{ path: 'validFrom', code: 'IN_THE_PAST' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  const after = {
    ...business,
    agreedLimits: limitsAfter(business, body, today),
    updatedAt: now.toISOString(),
    version: business.version + 1,
  };
  const { note, ...agreed } = body;
  const audit = insertAudit({
    subjectId: business.id,
    staffId: actor.userId,
    now,
    action: 'agree',
    reason: note,
    before: { name: business.name, status: business.status },
    after: { name: business.name, status: business.status, ...agreed },
  });
  return ok(shownAgreement(body), [
    ...replaceBusiness(business, after),
    saveAgreement(business.id, body),
    ...(business.status === 'active' ? await resumeBilling(after, now) : []),
    audit,
  ]);
};
