/**
 * Common reasons by decision. Each has a short label and a text for the owner, in `staff.commonReasons`. A rejected
 * business can be corrected; a suspended one cannot be changed.
 */
export const commonReasons = {
  reject: ['taxIdNotFound', 'otherName', 'taxIdInactive', 'taxIdMissing', 'duplicate'],
  suspend: ['complaints', 'unkeptOffers', 'forbiddenContent', 'taxIdLapsed'],
  refuse: ['otherAmount', 'unreadable', 'paymentNotFound', 'otherInvoice'],
  reopen: ['paidByMistake', 'returnedPix'],
  cancel: ['issuedByMistake'],
} as const;

/** A decision that needs a reason. */
export type ReasonedDecision = keyof typeof commonReasons;

export type CommonReason = (typeof commonReasons)[ReasonedDecision][number];
