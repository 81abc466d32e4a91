import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';

/** Attributes of an account, keyed by their names in the user pool. */
export type AccountAttributes = Readonly<Record<string, string>>;

/** Returns the attributes that Cognito lists, keyed by their names. */
export function attributesIn(listed: readonly AttributeType[] = []): AccountAttributes {
  return Object.fromEntries(listed.map(({ Name, Value = '' }) => [Name, Value]));
}

export interface Addressee {
  readonly email: string;
  /** A language tag, such as `pt-BR`; absent where the user never chose a language. */
  readonly locale?: string;
}

/** Returns the addressee of an account; undefined without an e-mail. */
export function addresseeIn({ email, locale }: AccountAttributes): Addressee | undefined {
  return email ? { email, ...(locale && { locale }) } : undefined;
}
