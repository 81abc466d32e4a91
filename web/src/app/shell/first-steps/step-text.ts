import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import type { FirstStep, StepName } from './first-steps-of.ts';

/** The approval step has other texts when the owner has to act. */
type ApprovalText = 'approval' | 'rejected' | 'taxId';

/** The section of the texts `firstSteps` for a step. */
export type StepText = StepName | ApprovalText;

/** The step that is left after the first offer. */
export type LeftText = Exclude<ApprovalText, 'approval'> | 'share';

function approvalTextOf(business: Business | undefined): ApprovalText {
  if (business?.status === 'rejected') return 'rejected';
  return business && lacksTaxId(business) ? 'taxId' : 'approval';
}

export const stepTextOf = (name: StepName, business: Business | undefined): StepText =>
  name === 'approval' ? approvalTextOf(business) : name;

/** Returns the step that is left after the first offer; undefined while staff have to approve. */
export function leftTextOf(
  steps: readonly FirstStep[],
  business: Business | undefined,
): LeftText | undefined {
  const isApproved = steps.some(({ name, status }) => name === 'approval' && status === 'done');
  const text = isApproved ? 'share' : approvalTextOf(business);
  return text === 'approval' ? undefined : text;
}

/** The screens that already have a button for the step. */
export const ownScreens: Readonly<Record<StepName, ScreenName | undefined>> = {
  business: 'business',
  approval: 'business',
  shop: 'shopList',
  offer: 'offerList',
  share: undefined,
};
