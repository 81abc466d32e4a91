/** Rows of one business on a page of a feed, so a page shows many businesses. */
const maxRowsOfBusiness = 3;

/** Returns a function that counts rows per business and tells whether one more fits on the page. */
export function sharesOfPage(): (businessId: string) => boolean {
  const rows = new Map<string, number>();
  return (businessId) => {
    const shown = rows.get(businessId) ?? 0;
    rows.set(businessId, shown + 1);
    return shown < maxRowsOfBusiness;
  };
}
