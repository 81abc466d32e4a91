import type { Browser, Page } from '@playwright/test';
import { sessionItems } from '../web-pages/session-items.ts';
import { userId } from './owner-answers.ts';

/** Slowdown of the processor, compared with this machine. */
const slowdown = 4;

/** The owner's account in the user pool, which fills the user data form. */
const account = {
  Username: userId,
  UserAttributes: [
    { Name: 'email', Value: 'dona@vitrine.test' },
    { Name: 'name', Value: 'Dona Aurora' },
  ],
};

/** Opens a page as the owner on a slow phone, runs work on it, and closes it. */
export async function onSlowPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 390, height: 844 },
  });
  try {
    await context.addInitScript((items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    }, sessionItems(userId));
    const headers = { 'access-control-allow-origin': '*' };
    await context.route(/\/\/cognito-idp\./, (route) => route.fulfill({ headers, json: account }));
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}
