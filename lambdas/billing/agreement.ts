import type { AgreementInput } from '#contract/billing/agreements.ts';

export type AgreementItem = AgreementInput;
