/** The states of an offer as they are shown. Precedence: expired, inactive, scheduled, sold out. */
export const displayStatuses = ['scheduled', 'active', 'inactive', 'expired', 'sold_out'] as const;

export type DisplayStatus = (typeof displayStatuses)[number];

/** Whether consumers may see an offer of a display status: a sold-out one stays until it ends. */
export function isShown(status: DisplayStatus): boolean {
  return status === 'active' || status === 'sold_out';
}
