/** A row of the bench's table. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  readonly isMet: boolean;
}
