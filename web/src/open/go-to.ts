/** Leaves the page for a path of the site. */
export const goTo = (path: string): void => location.assign(path);
