/** Makes a query skip the page's cache and the device's stored answers. */
export const fromServer = <T extends object>(query: T): T => ({
  ...query,
  staleTime: 0,
  persister: undefined,
});
