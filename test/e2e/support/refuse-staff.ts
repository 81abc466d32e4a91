import type { Page } from '@playwright/test';

/**
 * The stage under test asks nobody for a second factor: refuses the staff's calls, and those about a business, as one
 * that does. Gives the end of it.
 */
export async function refuseStaff(page: Page): Promise<() => Promise<void>> {
  const ofStaff = ({ pathname }: URL) => /^\/api\/(staff|businesses)\//.test(pathname);
  await page.route(ofStaff, (route) =>
    route.fulfill({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } }),
  );
  return () => page.unroute(ofStaff);
}
