import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import type { App } from 'aws-cdk-lib/core';
import type { StageConfig } from '#lib/config.ts';
import { synthesizedTemplates } from '#test/support/infra-global-setup.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { buildApp } from './build-app.ts';

/** An app with changed settings, or one that a test synthesizes itself. */
export function appOf(stage: string, mailFrom?: string, changes?: Partial<StageConfig>): App {
  return buildApp(temporaryFolder(), stage, mailFrom, changes);
}

const folderOf = (stage: string) => path.join(process.env[synthesizedTemplates] ?? '', stage);
const suffix = '.template.json';

/** The templates of a stage by stack name. */
export function templatesOf(stage: string): Map<string, Readonly<Record<string, object>>> {
  const files = readdirSync(folderOf(stage)).filter((name) => name.endsWith(suffix));
  return new Map(
    files.map((name) => [
      name.slice(0, -suffix.length),
      JSON.parse(readFileSync(path.join(folderOf(stage), name), 'utf8')),
    ]),
  );
}

/** The template of one part of a stage. */
export function templateOf(
  stage: string,
  part: 'data' | 'identity' | 'api' | 'events' | 'web' | 'edge-logs',
): Template {
  return Template.fromJSON(templatesOf(stage).get(`vitrine-${stage}-${part}`) ?? {});
}
