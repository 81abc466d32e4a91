/**
 * Request header with the secret that proves that a call came through the site. The distribution sets it and
 * replaces a viewer's own.
 */
export const edgeHeader = 'x-vitrine-edge';
