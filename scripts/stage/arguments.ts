import { parseArgs } from 'node:util';
import { type LocalStage, localPlaces, type Stage, stageNames } from '#lib/config.ts';
import { UserError } from '../process/user-error.ts';

export function isLocalStage(stage: string): stage is LocalStage {
  return Object.hasOwn(localPlaces, stage);
}

/** The stage, if demo data may go there. Throws a UserError for one on AWS. */
export function requireLocalStage(stage: string): LocalStage {
  if (isLocalStage(stage)) return stage;
  throw new UserError(`Demo data goes to the stages local and test only, not to "${stage}".`);
}

/** Reads options of the form `--name value`, and the words beside them. Throws a UserError on any other. */
export function readOptions(usage: string, names: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch {
    throw new UserError(`Usage: ${usage}`);
  }
}

/**
 * Reads `--stage <stage>` and the words beside it. Throws a UserError that shows `usage` on a wrong call, on
 * an unknown stage, and with `onAws` on a stage of this machine.
 */
export function readArguments(
  usage: string,
  { words = 0, onAws = false } = {},
): { readonly stage: Stage; readonly words: readonly string[] } {
  const { values, positionals } = readOptions(usage, ['stage']);
  const stage = stageNames.find((name) => name === values['stage']);
  if (!stage || positionals.length !== words) throw new UserError(`Usage: ${usage}`);
  if (onAws && isLocalStage(stage)) {
    throw new UserError(`The stage ${stage} is not on AWS. Usage: ${usage}`);
  }
  return { stage, words: positionals };
}
