/** The element id of the heading of a business in the queue. */
export const headingIdOf = (businessId: string): string => `pending-${businessId}`;
