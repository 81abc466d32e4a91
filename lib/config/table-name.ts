import type { StageConfig } from './config.ts';

/** Returns the name of the table that the data stack creates. */
export function createdTableName(config: StageConfig): string {
  return `vitrine-${config.stage}`;
}

/** Returns the name of the table in use, which may be a restored one. */
export function tableNameInUse(config: StageConfig): string {
  return config.restoredTable?.name ?? createdTableName(config);
}
