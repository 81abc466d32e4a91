/**
 * Returns the elements of the page with a `data-` attribute. Texts of owners may carry classes, ids and names, but no
 * such attribute.
 */
export const elementsWith = (attribute: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-${attribute}]`),
];

/** Runs now, and when the browser shows a page again that it kept, such as after a sign-in or a sign-out. */
export function whenShown(run: () => void): void {
  run();
  addEventListener('pageshow', run);
}

/** Returns an element behind a button whose text is read out when it changes. Nobody sees it. */
export function statusAfter(button: HTMLElement): HTMLElement {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  // The style sheet knows no elements that scripts add, and the page's policy allows no style attributes in HTML.
  status.style.cssText = 'position:fixed;clip-path:inset(50%)';
  button.after(status);
  return status;
}
