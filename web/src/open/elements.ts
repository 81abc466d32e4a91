/**
 * Returns the elements of the page with a `data-` attribute. Texts of owners may carry classes, ids and names, but no
 * such attribute.
 */
export const elementsWith = (attribute: string, parent: ParentNode = document): HTMLElement[] => [
  ...parent.querySelectorAll<HTMLElement>(`[data-${attribute}]`),
];
