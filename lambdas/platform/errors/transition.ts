import { type Lifecycle, nextState } from '#contract/lifecycles/lifecycle.ts';
import { AppError } from './app-error.ts';

/** Returns the state after an event. Throws INVALID_TRANSITION where the state does not allow it. */
export function requireTransition<State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  state: State,
  event: Event,
): State {
  const next = nextState(lifecycle, state, event);
  if (next === undefined) throw new AppError('INVALID_TRANSITION');
  return next;
}
