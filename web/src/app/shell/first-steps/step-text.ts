import type { Business } from '#contract/businesses.ts';
import { lacksTaxId } from '#contract/lacks-tax-id.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import type { Step, StepName } from './first-steps-of.ts';

/** The approval has other texts where the owner has to act. */
type ApprovalText = 'approval' | 'rejected' | 'taxId';

/** The section of the texts `firstSteps` for a step. */
export type StepText = StepName | ApprovalText;

/** What can be left to do once there is an offer. */
export type LeftText = ApprovalText | 'share';

function approvalTextOf(business: Business | undefined): ApprovalText {
  if (business?.status === 'rejected') return 'rejected';
  return business && lacksTaxId(business) ? 'taxId' : 'approval';
}

export const stepTextOf = (name: StepName, business: Business | undefined): StepText =>
  name === 'approval' ? approvalTextOf(business) : name;

/** What is left to do first, once there is an offer. */
export function leftTextOf(steps: readonly Step[], business: Business | undefined): LeftText {
  const isApproved = steps.some(({ name, status }) => name === 'approval' && status === 'done');
  return isApproved ? 'share' : approvalTextOf(business);
}

/** The screens that offer the button of a step themselves. */
export const ownScreens: Readonly<Record<StepName, ScreenName | undefined>> = {
  business: 'business',
  approval: 'business',
  shop: 'shopList',
  offer: 'offerList',
  share: undefined,
};
