import type { BrowserContextOptions, Page } from '@playwright/test';
import { ourClient, stageUnderTest } from '#test/support/stage.ts';
import type { Person } from '#test/support/stories/people.ts';
import type { ChosenUse } from '#web/session/chosen-use.ts';

/** The local storage of a signed-in browser: the app's own keys, Amplify's tokens, and the answer to the first question. */
export function storageOf(
  { userId, token, idToken }: Person,
  use?: ChosenUse,
): Extract<BrowserContextOptions['storageState'], object> {
  const amplify = `CognitoIdentityServiceProvider.${ourClient().clientId}`;
  const items = {
    userId,
    ...(use && { [`use:${userId.slice(0, 8)}`]: use }),
    'my-token': token,
    tokenReceivedAt: String(Date.now()),
    [`${amplify}.LastAuthUser`]: userId,
    [`${amplify}.${userId}.accessToken`]: token,
    [`${amplify}.${userId}.idToken`]: idToken,
    [`${amplify}.${userId}.clockDrift`]: '0',
  };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: stageUnderTest().siteUrl, localStorage }] };
}

/** Sets items of the page's local storage, such as `language`, which the app reads on load. */
export async function storeInBrowser(
  page: Page,
  items: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((given) => Object.assign(localStorage, given), items);
}
