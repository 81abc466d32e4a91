/** The element id of the heading of a business or an indication in a list of the desk. */
export const headingIdOf = (id: string): string => `decided-${id}`;

/** The heading of a business or an indication, where it is in the list. */
export const headingOf = (id: string): HTMLElement | null =>
  document.getElementById(headingIdOf(id));
