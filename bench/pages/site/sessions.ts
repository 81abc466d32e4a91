import type { Browser } from '@playwright/test';
import type { LocalDeployment } from '#scripts/cdk/local-stage.ts';
import { signInDemoAccount } from '#scripts/screenshots/sign-in.ts';
import { apiUrlOf } from '#scripts/stage/outputs.ts';
import { type DemoIds, readDemoIds } from '#test/screens/demo-ids.ts';
import { accountOf, type NamedState } from '#test/screens/state.ts';
import type { Stored } from '../lighthouse/run-lighthouse.ts';
import { readyReport } from './ready-report.ts';

/** Owner of the bakery; the paths of screens contain their ids. */
const bakeryOwner = 'dona';

export interface Sessions {
  readonly ids: DemoIds;
  /** Local storage of a browser that shows a state, with the session of its account. */
  readonly storedOf: (state: NamedState) => Stored;
}

interface SessionContext {
  readonly browser: Browser;
  readonly siteUrl: string;
  readonly accounts: readonly string[];
}

/** Signs in demo accounts, one after the other. */
export async function openSessions(
  deployment: LocalDeployment,
  { browser, siteUrl, accounts }: SessionContext,
): Promise<Sessions> {
  const sessions = new Map<string, Stored>();
  for (const account of new Set([bakeryOwner, ...accounts])) {
    const { origins } = await signInDemoAccount(account, { browser, siteUrl, language: 'pt' });
    const items = origins.flatMap(({ localStorage }) => localStorage);
    sessions.set(account, Object.fromEntries(items.map(({ name, value }) => [name, value])));
  }
  const { 'my-token': token = '', userId = '' } = sessions.get(bakeryOwner) ?? {};
  const session = { apiUrl: apiUrlOf(deployment), token, userId };
  const ids = await readDemoIds(session);
  const withReport = { ...ids, report: await readyReport(session, ids.business) };
  const storedOf = (state: NamedState) => ({
    ...sessions.get(accountOf(state)),
    ...state.stored?.(withReport),
  });
  return { ids: withReport, storedOf };
}
