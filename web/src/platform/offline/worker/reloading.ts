/**
 * How a page is reloaded that names files which are gone. With a service worker, a plain reload would be answered with
 * the same page again, so its start replaces this.
 */
export const reloading = { reload: (): void => location.reload() };
