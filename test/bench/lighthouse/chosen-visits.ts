import { UserError } from '#scripts/process/user-error.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import { screenNames } from '#web/screens/screens.ts';
import { type Visit, visits } from './visits.ts';

export interface ChosenVisit extends Visit {
  readonly screen: ScreenName;
  /** The screen's name, with a number where it is visited more than once. */
  readonly name: string;
}

/** The visits of the screens whose name contains one of the words, as in `offer,staff`; all without words. */
export function chosenVisits(only = ''): readonly ChosenVisit[] {
  const words = only.toLowerCase().split(',');
  const chosen = screenNames
    .filter((screen) => words.some((word) => screen.toLowerCase().includes(word)))
    .flatMap((screen) =>
      visits[screen].map((visit, index) => ({
        ...visit,
        screen,
        name: index === 0 ? screen : `${screen} ${index + 1}`,
      })),
    );
  if (chosen.length === 0) throw new UserError(`No screen's name contains ${words.join(' or ')}.`);
  return chosen;
}
