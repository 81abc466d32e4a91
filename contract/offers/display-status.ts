/** Shown states of an offer. Precedence: expired, inactive, scheduled, sold out. */
export const displayStatuses = ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const;

export type DisplayStatus = (typeof displayStatuses)[number];

/** Returns whether consumers may see an offer with a display status; a sold-out offer stays until it ends. */
export function isShown(status: DisplayStatus): boolean {
  return status === 'active' || status === 'sold_out';
}
