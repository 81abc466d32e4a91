import type { AcceptedTerms } from './users.ts';

/** Returns whether a version of the terms, or a newer one, has been accepted. */
export function hasAccepted(accepted: AcceptedTerms | undefined, version: string): boolean {
  return accepted !== undefined && accepted.version >= version;
}
