import { parseArgs } from 'node:util';
import { configOf, type Stage } from '#lib/config.ts';
import { UserError } from '../process/user-error.ts';
import { isLocalStage } from './local-stage.ts';

interface Arguments {
  readonly stage: Stage;
  readonly words: readonly string[];
}

/**
 * Reads `--stage <stage>` and the words beside it. Throws a UserError that shows `usage` on a wrong call, on
 * an unknown stage, and with `onAws` on a stage of this machine.
 */
export function readArguments(
  usage: string,
  { words = 0, onAws = false }: { words?: number; onAws?: boolean } = {},
): Arguments {
  const { values, positionals } = parse(usage);
  if (!values.stage || positionals.length !== words) throw new UserError(`Usage: ${usage}`);
  const stage = stageNamed(values.stage);
  if (onAws && isLocalStage(stage)) {
    throw new UserError(`The stage ${stage} is not on AWS. Usage: ${usage}`);
  }
  return { stage, words: positionals };
}

function parse(usage: string) {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      options: { stage: { type: 'string' } },
      allowPositionals: true,
    });
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
