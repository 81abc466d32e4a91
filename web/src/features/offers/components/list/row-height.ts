/** Usual height of a row of the list in pixels. */
export const rowHeight = 88;
