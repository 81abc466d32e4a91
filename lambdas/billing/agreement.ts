import type { AgreementInput } from '#contract/billing/agreements.ts';

/** An agreement with a business of the special size type, as it is stored. */
export type AgreementItem = AgreementInput;
