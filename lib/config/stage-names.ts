import type { StageConfig } from './config.ts';

/** Parts of a stage in deploy order, one stack each; `edge-logs` exists only on AWS. */
export const stackParts = [
  'data',
  'identity',
  'site',
  'events',
  'api',
  'web',
  'edge-logs',
] as const;

export type StackPart = (typeof stackParts)[number];

/** Returns the name of a part's stack. */
export function stackName(stage: string, part: StackPart): string {
  return `vitrine-${stage}-${part}`;
}

/** Returns the name of the table that the data stack creates. */
export function createdTableName(config: StageConfig): string {
  return `vitrine-${config.stage}`;
}

/** Returns the name of the table in use, which may be a restored one. */
export function tableNameInUse(config: StageConfig): string {
  return config.restoredTable?.name ?? createdTableName(config);
}
