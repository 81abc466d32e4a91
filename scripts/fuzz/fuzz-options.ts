import { UserError } from '../process/user-error.ts';
import { readOptions } from '../stage/arguments.ts';

export interface FuzzOptions {
  /** Minutes for each caller. */
  readonly minutes: number;
  readonly seed: number;
  /** Regular expression of paths to skip. */
  readonly excludePath: string | undefined;
}

const usage =
  'npm run fuzz [-- --minutes <1 to 60> --seed <whole number> --exclude-path <regular expression>]';

/** Parses a whole number; throws a UserError if it is not from `least` to `most`. */
function wholeNumber(text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`Usage: ${usage}`);
}

/** Parses the options of the command; throws a UserError for unknown or wrong ones. */
export function readFuzzOptions(): FuzzOptions {
  const names = ['minutes', 'seed', 'exclude-path'];
  const { values, positionals } = readOptions(usage, names);
  if (positionals.length > 0) throw new UserError(`Usage: ${usage}`);
  return {
    minutes: wholeNumber(values['minutes'] ?? '3', 1, 60),
    seed: wholeNumber(values['seed'] ?? '9457', 0, 2 ** 32 - 1),
    excludePath: values['exclude-path'],
  };
}
