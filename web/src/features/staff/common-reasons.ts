/** Reasons that staff often give; each has a short label and the text that its owner reads, below `staff.commonReasons`. */
export const commonReasons = {
  reject: ['taxIdNotFound', 'otherName', 'taxIdInactive', 'taxIdMissing', 'duplicate'],
  suspend: ['complaints', 'unkeptOffers', 'forbiddenContent', 'taxIdInactive', 'unpaid'],
} as const;

/** What staff give a reason for. */
export type ReasonedDecision = keyof typeof commonReasons;
