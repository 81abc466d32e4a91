/** The element id of the heading of a business or an indication in a list of the desk. */
export const headingIdOf = (id: string): string => `decided-${id}`;
