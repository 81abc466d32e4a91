import type { Page } from '@playwright/test';

/** Refuses calls like a stage that requires a second factor of staff. Returns a function that ends this. */
export async function refuseStaff(page: Page): Promise<() => Promise<void>> {
  const ofStaff = ({ pathname }: URL) => /^\/api\/(staff|businesses)\//.test(pathname);
  await page.route(ofStaff, (route) =>
    route.fulfill({ status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } }),
  );
  return () => page.unroute(ofStaff);
}
