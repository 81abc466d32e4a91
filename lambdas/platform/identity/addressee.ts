import type { AccountAttributes } from './account-attributes.ts';

export interface Addressee {
  readonly email: string;
  /** A language tag, such as `pt-BR`; absent where the user never chose a language. */
  readonly locale?: string;
}

/** Returns the addressee of an account; undefined without an e-mail. */
export function addresseeIn({ email, locale }: AccountAttributes): Addressee | undefined {
  return email ? { email, ...(locale && { locale }) } : undefined;
}
