/**
 * Reasons that staff often give; each has a short label and the text that its owner reads, below `staff.commonReasons`.
 * A rejected business can be corrected, a suspended one cannot be changed.
 */
export const commonReasons = {
  reject: ['taxIdNotFound', 'otherName', 'taxIdInactive', 'taxIdMissing', 'duplicate'],
  suspend: ['complaints', 'unkeptOffers', 'forbiddenContent', 'taxIdLapsed'],
  refuse: ['otherAmount', 'unreadable', 'paymentNotFound', 'otherInvoice'],
  reopen: ['paidByMistake', 'returnedPix'],
  cancel: ['issuedByMistake'],
} as const;

/** What staff give a reason for. */
export type ReasonedDecision = keyof typeof commonReasons;

/** A reason that staff often give. */
export type CommonReason = (typeof commonReasons)[ReasonedDecision][number];
