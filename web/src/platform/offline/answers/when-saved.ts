import type { Query } from '@tanstack/react-query';
import type { Connection } from '#web/platform/http/http.ts';
import { isOfForm } from './saved-routes.ts';

/** The use of an answer: a form, the next page of a list, or other content of a screen. */
export type Purpose = 'screen' | 'form' | 'nextPage';

/**
 * When a stored answer replaces the server's; a refusal of the server is always shown.
 * - a number: after this many milliseconds without an answer, or earlier if the server was not reached
 * - `notReached`: only if the server was not reached
 */
export type WhenSaved = number | 'notReached' | 'never';

const immediately = 0;
const patience = 3000;

/** A form does not start with an old answer after one failed call. Further pages of lists are not stored. */
const rule: Readonly<Record<Purpose, Readonly<Record<Connection, WhenSaved>>>> = {
  screen: { good: patience, slow: immediately, lost: immediately, none: immediately },
  form: { good: 'notReached', slow: 'notReached', lost: 'notReached', none: immediately },
  nextPage: { good: 'never', slow: 'never', lost: 'never', none: 'never' },
};

/** Returns when a stored answer replaces the server's. */
export const whenSaved = (purpose: Purpose, connection: Connection): WhenSaved =>
  rule[purpose][connection];

/** Returns the use of the answer that a query loads now. */
export function purposeOf(query: Query): Purpose {
  if (query.state.fetchMeta?.fetchMore !== undefined) return 'nextPage';
  return isOfForm(query) ? 'form' : 'screen';
}
