import type { StageConfig } from './config.ts';

/** The name of the table that the data stack creates. */
export function createdTableName(config: StageConfig): string {
  return `vitrine-${config.stage}`;
}

/** The name of the table that everything uses: the restored one where there is one. */
export function tableNameInUse(config: StageConfig): string {
  return config.restoredTable?.name ?? createdTableName(config);
}
