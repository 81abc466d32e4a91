import { parseArgs } from 'node:util';
import { configOf, type Stage } from '#lib/config.ts';
import { UserError } from '../process/user-error.ts';

interface Arguments {
  readonly stage: Stage;
  readonly words: readonly string[];
}

/** Reads `--stage <stage>` and the words beside it; `usage` is what a wrong call is answered with. */
export function readArguments(
  usage: string,
  { words = 0, defaultStage }: { words?: number; defaultStage?: Stage } = {},
): Arguments {
  const { values, positionals } = parse(usage);
  const stage = values.stage ?? defaultStage;
  if (!stage || positionals.length !== words) throw new UserError(`Usage: ${usage}`);
  return { stage: stageNamed(stage), words: positionals };
}

function parse(usage: string) {
  try {
    return parseArgs({ options: { stage: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new UserError(`Usage: ${usage}`);
  }
}

function stageNamed(name: string): Stage {
  try {
    return configOf(name).stage;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}
