/** Moves the focus to the page's heading, where what has it disappears: it would be lost. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
