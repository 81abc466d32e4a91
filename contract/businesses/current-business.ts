/** The id of the live record: while a revision waits for approval, shops and offers belong to that one. */
export function currentBusinessIdOf(business: {
  readonly id: string;
  readonly status: string;
  readonly previousActive?: string;
}): string {
  return business.status === 'pending_approval' && business.previousActive
    ? business.previousActive
    : business.id;
}
