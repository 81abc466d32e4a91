import type { AgreementInput } from '#contract/agreements.ts';

export type AgreementItem = AgreementInput;
