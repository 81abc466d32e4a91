import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from 'aws-cdk-lib/core';
import type { Stage } from '#lib/config/config.ts';
import { demoAccount } from '#lib/config/demo-account.ts';
import { edgeSecretText } from '#lib/config/edge-secret.ts';
import { appOfStage } from '../cdk/app-of-stage.ts';
import { makeTemporaryFolder } from '../process/temporary-folder.ts';

/** Placeholders for the inputs of a deploy: with them the stacks have every resource. */
const env = { MAIL_FROM: 'ola@vitrine.example', BILLING_ACCOUNT: JSON.stringify(demoAccount) };
const context = {
  pushPublicKey: `B${'A'.repeat(86)}`,
  edgeSecret: edgeSecretText({ versionId: '0'.repeat(32), hashes: ['0'.repeat(64)] }),
};

/** Makes the app of a stage as a deploy does, without the code of the Lambdas and the site, and passes it to `use`. */
export function withApp<Result>(stage: Stage, use: (app: App) => Result): Result {
  const { folder, remove } = makeTemporaryFolder();
  const [outdir, site] = ['out', 'site'].map((name) => path.join(folder, name)) as [string, string];
  try {
    mkdirSync(site);
    writeFileSync(path.join(site, 'index.html'), '');
    return use(appOfStage(stage, { outdir, env, context: { ...context, site } }));
  } finally {
    remove();
  }
}
