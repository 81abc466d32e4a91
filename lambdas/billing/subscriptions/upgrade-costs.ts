import type { UpgradeCost } from '#contract/billing/subscriptions.ts';
import { specialSizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { reaisOf } from '../invoices/cents.ts';
import { latest } from '../invoices/days.ts';
import { type Pricing, waitingYearCents } from '../invoices/issue.ts';
import { monthUpgradeLines } from '../invoices/month-upgrade.ts';
import { resized } from '../invoices/upgrade.ts';
import { nextIssueDay, type SubscriptionItem } from '../subscription.ts';

const sumOf = (lines: ReturnType<typeof monthUpgradeLines>) =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);

/**
 * Returns, for each other size, the price difference if staff approved it today: for the rest of the month (next
 * invoice), or of a paid year (next month). Empty if the business is not billed.
 */
export function upgradeCosts(
  before: SubscriptionItem,
  pricing: Pricing,
  today: string,
): UpgradeCost[] {
  const { business, plans } = pricing;
  const issueDay = nextIssueDay(before);
  if (business.status !== 'active' || issueDay === undefined) return [];
  return plans.sizeTypes.flatMap(({ id: sizeTypeId }) => {
    if (sizeTypeId === specialSizeTypeId || sizeTypeId === business.sizeTypeId) return [];
    const then = { ...pricing, business: { ...business, sizeTypeId } };
    const after = resized(before, pricing, then, { today, isActive: true });
    const ofMonth = sumOf(monthUpgradeLines(after, then)) - sumOf(monthUpgradeLines(before, then));
    const ofYear = waitingYearCents(after, then) - waitingYearCents(before, then);
    const yearOn = (after.yearUpgrade?.next ?? after.yearUpgrade)?.on;
    const on = ofMonth > 0 ? latest(issueDay, today) : (yearOn ?? issueDay);
    const cents = ofMonth > 0 ? ofMonth : ofYear;
    return cents > 0 ? [{ sizeTypeId, on, amount: reaisOf(cents) }] : [];
  });
}
