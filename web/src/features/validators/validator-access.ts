/** What an owner passes on to a validator. It is in the state of a page only, and nowhere once the page is left. */
export interface ValidatorAccess {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The name of their shop. */
  readonly shop: string;
  /** Whether they had access before, and got another password. */
  readonly isRenewed: boolean;
}
