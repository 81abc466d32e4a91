import type { Browser, BrowserContext } from '@playwright/test';
import { type Language, locales } from '#contract/http/languages.ts';
import { t } from '#test/screens/texts.ts';
import { demoPassword } from '../seed/demo-accounts.ts';

/** Browser storage of a signed-in user. */
export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

interface SignInContext {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly language: Language;
}

/** Signs in a demo account, such as `dona`, through the form. */
export async function signInDemoAccount(
  account: string,
  { browser, siteUrl, language }: SignInContext,
): Promise<Storage> {
  const context = await browser.newContext({ baseURL: siteUrl, locale: locales[language] });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel(t('account.email')).fill(`${account}@vitrine.test`);
    await page.getByLabel(t('account.password'), { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Returns a value from the app's local storage; throws if it is missing. */
export function storedValue({ origins }: Storage, name: string): string {
  const items = origins.flatMap(({ localStorage }) => localStorage);
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`The storage has no ${name}`);
  return found.value;
}
