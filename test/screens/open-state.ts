import type { Page } from '@playwright/test';
import { statisticsRoutes } from '#contract/statistics/routes.ts';
import { answer } from './answers.ts';
import type { DemoIds } from './demo-ids.ts';
import { accountOf, type NamedState, pathOf } from './state.ts';
import { t } from './texts.ts';
import { waitUntilStill } from './wait-until-still.ts';

/** Nobody has seen the owner's flyer, whatever other states or tests have counted. */
const unseen = answer(statisticsRoutes.getReach, () => ({ isReached: false }));

/**
 * Opens a screen in a state with the account's session and stored items; throws if it is not reached. For a picture it
 * also waits for loading without a sign on the page, such as backgrounds.
 */
export async function openState(
  page: Page,
  state: NamedState,
  ids: DemoIds,
  isForPicture = false,
): Promise<void> {
  const { given = [], actions = [], isBusy } = state;
  if (accountOf(state) !== 'visitor') await unseen(page, ids);
  for (const act of given) await act(page, ids);
  await page.goto(pathOf(state, ids));
  if (isBusy) return page.locator('[aria-busy="true"]:not(.page-frame)').first().waitFor();
  // The page has no heading if nothing was loaded.
  const heading = page.getByRole('heading', { level: 1 });
  await heading
    .or(page.getByRole('button', { name: t('common.tryAgain') }))
    .first()
    .waitFor();
  if (isForPicture) await page.waitForLoadState('networkidle');
  await waitUntilStill(page);
  for (const act of actions) await act(page, ids);
  await waitUntilStill(page);
}
