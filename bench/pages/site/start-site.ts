import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { User } from '#contract/accounts/users.ts';
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { withProgress } from '#scripts/process/progress.ts';
import { seedStage } from '#scripts/seed/seed-stage.ts';
import { buildSite, siteFolder } from '#scripts/site/build-site.ts';
import { fillSiteBucket } from '#scripts/site/fill-bucket.ts';
import { accountOf, type NamedState, pathOf } from '#test/screens/state.ts';
import { buildHello } from '../hello/build-hello.ts';
import { firstPageOf, lengthen } from './long-lists.ts';
import { launchBrowser } from './phone.ts';
import type { Server } from './serve.ts';
import { serveEdge } from './serve-edge.ts';
import { openSessions, type Sessions } from './sessions.ts';

/** The demo accounts have accepted the terms. */
const withoutTerms = (url: string, answer: unknown) => {
  if (url !== '/api/users/me') return answer;
  const { terms: _, ...me } = answer as User;
  return me;
};

/** As high as a list of 200 rows. */
const emptyPage = `<!doctype html><title>.</title><body style="height:20000px">
<input name="title" style="font:16px sans-serif"><p>.`;

/** Path of a page without scripts. */
export const emptyPath = '/empty.html';

/** The production build on a local stage with the demo data, and a browser. */
export interface Site extends Sessions {
  readonly browser: Browser;
  readonly server: Server;
  /** The site with lists of the largest size. */
  readonly longLists: Server;
  /** Path of the page with the same libraries as the sign-in page. */
  readonly helloPath: string;
  /** Returns the URL of a state. */
  readonly urlOf: (state: NamedState) => string;
}

/** Builds and serves the site, and signs in the accounts that see these states. */
export async function startSite(states: readonly NamedState[]): Promise<Site> {
  const deployment = await deployLocally('local');
  await withProgress('Production build', buildSite);
  // From the same bucket, so that the distribution sends the same headers.
  const helloPath = await buildHello(siteFolder);
  writeFileSync(path.join(siteFolder, emptyPath), emptyPage);
  await seedStage(deployment);
  await fillSiteBucket(deployment);
  const server = await serveEdge(deployment);
  const beforeTerms = await serveEdge(deployment, { change: withoutTerms });
  const browser = await launchBrowser();
  const accounts = states.map(accountOf).filter((account) => account !== 'visitor');
  const sessions = await withProgress('Sign-in of the demo accounts', () =>
    openSessions(deployment, { browser, siteUrl: server.url, accounts }),
  );
  return {
    ...sessions,
    browser,
    server,
    longLists: await serveEdge(deployment, { change: lengthen, askFor: firstPageOf }),
    helloPath,
    urlOf: (state) =>
      (state.name === 'accept-terms' ? beforeTerms : server).url + pathOf(state, sessions.ids),
  };
}
