import type { App } from 'aws-cdk-lib/core';
import type { StageConfig } from '#lib/config/config.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { buildApp } from './build-app.ts';

/** Returns an app with changed settings, or for a test that synthesizes it. */
export function appOf(stage: string, mailFrom?: string, changes?: Partial<StageConfig>): App {
  return buildApp(temporaryFolder(), stage, mailFrom, changes);
}
