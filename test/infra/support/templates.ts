import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { synthesizedTemplates } from '#test/infra/support/global-setup.ts';

type Part = 'data' | 'identity' | 'site' | 'events' | 'api' | 'web' | 'edge-logs';

const folderOf = (stage: string) => path.join(process.env[synthesizedTemplates] ?? '', stage);
const suffix = '.template.json';

const read = (stage: string, stack: string) =>
  JSON.parse(readFileSync(path.join(folderOf(stage), `${stack}${suffix}`), 'utf8'));

/** Returns the whole assembly of a stage. */
export const assemblyOf = (stage: string): CloudAssembly => new CloudAssembly(folderOf(stage));

/** Returns the templates of a stage by stack name. */
export function templatesOf(stage: string): Map<string, Readonly<Record<string, object>>> {
  const files = readdirSync(folderOf(stage)).filter((name) => name.endsWith(suffix));
  const stacks = files.map((name) => name.slice(0, -suffix.length));
  return new Map(stacks.map((stack) => [stack, read(stage, stack)]));
}

const templates = new Map<string, Template>();

/** Returns the template of one part of a stage. It is cached, since making a `Template` searches for cycles. */
export function templateOf(stage: string, part: Part): Template {
  const stack = `vitrine-${stage}-${part}`;
  const template = templates.get(stack) ?? Template.fromJSON(read(stage, stack));
  templates.set(stack, template);
  return template;
}
