/** A query that gets the server's present answer: neither the page's own nor one that the device keeps. */
export const fromServer = <T extends object>(query: T): T => ({
  ...query,
  staleTime: 0,
  persister: undefined,
});
