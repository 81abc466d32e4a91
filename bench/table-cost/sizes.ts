/** Rows of a page of a list. */
export const pageSize = 20;

/** Shops of a chain, the maximum for an offer. */
export const chainShops = 20;
