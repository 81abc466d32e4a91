/** Access data that an owner gives to a validator. Only in the state of a page, never stored. */
export interface ValidatorAccess {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The name of their shop. */
  readonly shop: string;
  /** Whether it is a new password for an existing validator. */
  readonly isRenewed: boolean;
}
