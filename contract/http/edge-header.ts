/** Header with the secret that proves that a call came through the site; the distribution always overwrites it. */
export const edgeHeader = 'x-vitrine-edge';
