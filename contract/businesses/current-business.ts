/** Returns the id of the live record: shops and offers belong to it while a revision waits for approval. */
export function currentBusinessIdOf(business: {
  readonly id: string;
  readonly status: string;
  readonly previousActive?: string;
}): string {
  return business.status === 'pending_approval' && business.previousActive
    ? business.previousActive
    : business.id;
}
