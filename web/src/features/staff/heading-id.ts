/** Returns the element id of the heading of a list entry. */
export const headingIdOf = (id: string): string => `decided-${id}`;

/** Returns the heading of a list entry; null if it is not in the list. */
export const headingOf = (id: string): HTMLElement | null =>
  document.getElementById(headingIdOf(id));
