import { UserError } from '#scripts/process/user-error.ts';
import { type Visit, visits } from './visits.ts';

/** Returns the visits of states whose name contains one of the words, as in `offer,staff`; all without words. */
export function chosenVisits(only = ''): readonly Visit[] {
  const words = only.toLowerCase().split(',');
  const chosen = visits.filter(({ state }) => words.some((word) => state.name.includes(word)));
  if (chosen.length === 0) throw new UserError(`No state's name contains ${words.join(' or ')}.`);
  return chosen;
}
