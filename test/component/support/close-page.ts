import { cleanup } from '@testing-library/react';

/** Removes the page, and its entry from the history: the app would remove the entry later, perhaps on the next page. */
export function closePage(): void {
  history.replaceState(null, '');
  cleanup();
}
