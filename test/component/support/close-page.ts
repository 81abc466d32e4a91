import { cleanup } from '@testing-library/react';

/**
 * Removes the page that is shown. It leaves no entry in the history, which the app removes after a while where a logout
 * ends the private pages: by then, another page may be open.
 */
export function closePage(): void {
  history.replaceState(null, '');
  cleanup();
}
