import type { LocalDeployment } from '#scripts/cdk/local-stage.ts';
import { signInDemoAccount } from '#scripts/screenshots/sign-in.ts';
import { apiUrlOf } from '#scripts/stage/outputs.ts';
import { type DemoIds, readDemoIds } from '#test/screens/demo-ids.ts';
import { launchBrowser } from '../web-pages/launch-browser.ts';
import type { Stored } from '../web-pages/run-lighthouse.ts';
import { readyReport } from './ready-report.ts';

/** Owner of the bakery; the paths of screens contain their ids. */
const bakeryOwner = 'dona';

interface Sessions {
  readonly ids: DemoIds;
  /** Local storage of a browser with a signed-in demo account. */
  readonly storedOf: (account: string) => Stored;
}

/** Signs in demo accounts, one after the other. */
export async function openSessions(
  deployment: LocalDeployment,
  siteUrl: string,
  accounts: readonly string[],
): Promise<Sessions> {
  const browser = await launchBrowser();
  const sessions = new Map<string, Stored>();
  for (const account of new Set([bakeryOwner, ...accounts])) {
    const { origins } = await signInDemoAccount(account, { browser, siteUrl, language: 'pt' });
    const items = origins.flatMap(({ localStorage }) => localStorage);
    sessions.set(account, Object.fromEntries(items.map(({ name, value }) => [name, value])));
  }
  await browser.close();
  const storedOf = (account: string) => {
    const stored = sessions.get(account);
    if (!stored) throw new Error(`The account ${account} is not signed in`);
    return stored;
  };
  const { 'my-token': token = '', userId = '' } = storedOf(bakeryOwner);
  const session = { apiUrl: apiUrlOf(deployment), token, userId };
  const ids = await readDemoIds(session);
  return { ids: { ...ids, report: await readyReport(session, ids.business) }, storedOf };
}
