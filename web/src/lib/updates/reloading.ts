/**
 * Reloads a page whose files are gone. With a service worker, its start replaces this function, since a plain reload
 * would get the same page again.
 */
export const reloading = { reload: (): void => location.reload() };
