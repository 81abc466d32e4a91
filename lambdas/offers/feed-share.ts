/** Most rows of one business on a page of a feed, so that a page shows many. */
const maxRowsOfBusiness = 3;

/** Counts the rows of one page by business: the function says whether one more of a business is shown on it. */
export function sharesOfPage(): (businessId: string) => boolean {
  const rows = new Map<string, number>();
  return (businessId) => {
    const shown = rows.get(businessId) ?? 0;
    rows.set(businessId, shown + 1);
    return shown < maxRowsOfBusiness;
  };
}
