/** Oldest browsers that show open pages with their look, as build tools name them. */
export const oldestBrowsers = ['safari15', 'chrome90'];
