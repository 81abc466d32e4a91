import type { Stage } from '#lib/config/config.ts';
import { UserError } from '../process/user-error.ts';
import { readArguments } from '../stage/arguments.ts';

/** Parses `--stage <stage> <e-mail>`; throws a UserError with `usage` for anything else. */
export function readStageAndEmail(usage: string): {
  readonly stage: Stage;
  readonly email: string;
} {
  const { stage, words } = readArguments(usage, { words: 1 });
  const email = words[0]?.toLowerCase() ?? '';
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new UserError(`Usage: ${usage}`);
  return { stage, email };
}
