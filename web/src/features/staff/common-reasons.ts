import type { Business } from '#contract/businesses/businesses.ts';

/** A decision that needs a reason. */
export type ReasonedDecision = 'reject' | 'suspend' | 'refuse' | 'reopen' | 'cancel';

export type TaxIdType = 'CNPJ' | 'CPF';

/** Returns the type of a business's tax id; undefined while it has none. */
export function taxIdTypeOf({
  legalRegister,
  personRegister,
}: Pick<Business, 'legalRegister' | 'personRegister'>): TaxIdType | undefined {
  if (legalRegister) return 'CNPJ';
  return personRegister ? 'CPF' : undefined;
}

const rejections = {
  CNPJ: ['taxIdNotFound', 'otherName', 'taxIdInactive', 'duplicate'],
  CPF: ['cpfNotFound', 'otherPersonName', 'cpfIrregular', 'duplicate'],
  none: ['taxIdMissing', 'duplicate'],
} as const;

const suspensions = {
  CNPJ: ['complaints', 'unkeptOffers', 'forbiddenContent', 'taxIdLapsed'],
  CPF: ['complaints', 'unkeptOffers', 'forbiddenContent', 'cpfLapsed'],
  none: ['complaints', 'unkeptOffers', 'forbiddenContent'],
} as const;

const ofInvoices = {
  refuse: ['otherAmount', 'unreadable', 'paymentNotFound', 'otherInvoice'],
  reopen: ['paidByMistake', 'returnedPix'],
  cancel: ['issuedByMistake'],
} as const;

/**
 * Returns the common reasons for a decision, with texts in `staff.commonReasons`. Reasons about a tax id fit its type.
 * A suspended business cannot be corrected, so its reasons ask the owner to get in touch.
 */
export function commonReasonsOf(decision: ReasonedDecision, taxIdType: TaxIdType | undefined) {
  if (decision === 'reject') return rejections[taxIdType ?? 'none'];
  if (decision === 'suspend') return suspensions[taxIdType ?? 'none'];
  return ofInvoices[decision];
}

export type CommonReason = ReturnType<typeof commonReasonsOf>[number];
