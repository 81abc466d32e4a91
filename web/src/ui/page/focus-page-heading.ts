/** Moves the focus to the page's heading when the focused element disappears. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
