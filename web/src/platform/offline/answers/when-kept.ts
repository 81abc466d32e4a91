import type { Query } from '@tanstack/react-query';
import type { Connection } from '#web/platform/http/http.ts';
import { isOfForm } from './kept-routes.ts';

/** What an answer is for: a form, the next page of a list, or what else a screen shows. */
export type Purpose = 'screen' | 'form' | 'nextPage';

/**
 * When a kept answer is shown in place of the server's. A refusal of the server is always shown itself.
 * - a number: after so many milliseconds without an answer, or earlier where the server was not reached
 * - `notReached`: only where the server was not reached
 */
export type WhenKept = number | 'notReached' | 'never';

const atOnce = 0;
const patience = 3000;

/**
 * A form does not start with an old answer because of one call that failed, or because the server is slow. The next page
 * of a list is not part of what is kept.
 */
const rule: Readonly<Record<Purpose, Readonly<Record<Connection, WhenKept>>>> = {
  screen: { good: patience, slow: atOnce, lost: atOnce, none: atOnce },
  form: { good: 'notReached', slow: 'notReached', lost: 'notReached', none: atOnce },
  nextPage: { good: 'never', slow: 'never', lost: 'never', none: 'never' },
};

/** When a kept answer is shown in place of the server's. */
export const whenKept = (purpose: Purpose, connection: Connection): WhenKept =>
  rule[purpose][connection];

/** What the answer that a query asks for now is for. */
export function purposeOf(query: Query): Purpose {
  if (query.state.fetchMeta?.fetchMore !== undefined) return 'nextPage';
  return isOfForm(query) ? 'form' : 'screen';
}
