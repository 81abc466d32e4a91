/** Reloads a page whose files are gone. The service worker's start replaces it, as a plain reload would not help. */
export const reloading = { reload: (): void => location.reload() };
