import '#contract/zod-config.ts';
import * as z from 'zod/mini';

/** The decisions of staff that the owner of a business gets a mail about. */
export const ownerDecisionCodes = [
  'BUSINESS_APPROVED',
  'BUSINESS_REJECTED',
  'BUSINESS_SUSPENDED',
  'BUSINESS_REACTIVATED',
  'REVISION_APPROVED',
  'REVISION_REJECTED',
] as const;

/** What staff decided about a business or a revision of it, and when (an instant as stored). */
export const ownerDecision = z.object({ code: z.enum(ownerDecisionCodes), at: z.string() });

export type OwnerDecision = z.output<typeof ownerDecision>;
