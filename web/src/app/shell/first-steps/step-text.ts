import type { Business } from '#contract/businesses.ts';
import { lacksTaxId } from '#contract/lacks-tax-id.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import type { StepName } from './first-steps-of.ts';

/** The section of the texts `firstSteps` for a step; the approval has others where the owner has to act. */
export type StepText = StepName | 'rejected' | 'taxId';

export function stepTextOf(name: StepName, business: Business | undefined): StepText {
  if (name !== 'approval' || !business) return name;
  if (business.status === 'rejected') return 'rejected';
  return lacksTaxId(business) ? 'taxId' : name;
}

/** The screens that offer the button of a step themselves. */
export const ownScreens: Readonly<Record<StepName, ScreenName | undefined>> = {
  business: 'business',
  approval: 'business',
  shop: 'shopList',
  offer: 'offerList',
  share: undefined,
};
