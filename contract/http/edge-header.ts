/**
 * The request header with the secret by which the API knows that a call came by way of its site. The distribution adds
 * it, in place of one that the viewer sent.
 */
export const edgeHeader = 'x-vitrine-edge';
