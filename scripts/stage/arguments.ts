import { parseArgs } from 'node:util';
import { type LocalStage, localLocations, type Stage, stageNames } from '#lib/config/config.ts';
import { UserError } from '../process/user-error.ts';

export function isLocalStage(stage: string): stage is LocalStage {
  return Object.hasOwn(localLocations, stage);
}

/** Returns the stage if demo data may be written to it; throws a UserError for a stage on AWS. */
export function requireLocalStage(stage: string): LocalStage {
  if (isLocalStage(stage)) return stage;
  throw new UserError(`Demo data goes to the stages local and test only, not to "${stage}".`);
}

/** Parses options of the form `--name value` and positional arguments; throws a UserError for unknown options. */
export function readOptions(usage: string, names: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch {
    throw new UserError(`Usage: ${usage}`);
  }
}

interface Arguments {
  readonly stage: Stage;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/**
 * Parses `--stage <stage>`, exactly `words` positional arguments, and the optional options in `more`. Throws a
 * UserError with `usage` for wrong arguments, for an unknown stage, and with `onAws` for a local stage.
 */
export function readArguments(
  usage: string,
  { words = 0, onAws = false, more = [] as readonly string[] } = {},
): Arguments {
  const { values, positionals } = readOptions(usage, ['stage', ...more]);
  const stage = stageNames.find((name) => name === values['stage']);
  if (!stage || positionals.length !== words) throw new UserError(`Usage: ${usage}`);
  if (onAws && isLocalStage(stage)) {
    throw new UserError(`The stage ${stage} is not on AWS. Usage: ${usage}`);
  }
  const { stage: _, ...options } = values;
  return { stage, words: positionals, options };
}
