import { configOf, type Stage } from '#lib/config/config.ts';
import { UserError } from '../process/user-error.ts';

/** Throws a UserError for a stage that retains its data. */
export function requireDestroyable(stage: Stage): void {
  if (!configOf(stage).retainData) return;
  throw new UserError(
    `The stage ${stage} retains its data and is not destroyed by a command; docs/operations.md says how to remove it on purpose.`,
  );
}
