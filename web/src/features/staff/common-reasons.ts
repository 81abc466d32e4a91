/** Common reasons by decision, with texts in `staff.commonReasons`. A suspended business cannot be corrected. */
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
