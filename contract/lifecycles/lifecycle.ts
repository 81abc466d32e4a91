/** The states of a thing with the events that each allows, and the state after each event. */
export interface Lifecycle<State extends string = string, Event extends string = string> {
  readonly initial: State;
  readonly transitions: Readonly<Record<State, Readonly<Partial<Record<Event, State>>>>>;
}

function reachableFrom(initial: string, transitions: Lifecycle['transitions']): Set<string> {
  const reached = new Set([initial]);
  for (const state of reached) {
    for (const next of Object.values(transitions[state] ?? {})) if (next) reached.add(next);
  }
  return reached;
}

/** Returns the lifecycle. Throws if a state cannot be reached from the initial one. */
export function defineLifecycle<State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
): Lifecycle<State, Event> {
  const reached = reachableFrom(lifecycle.initial, lifecycle.transitions);
  const lost = Object.keys(lifecycle.transitions).filter((state) => !reached.has(state));
  if (lost.length > 0) throw new Error(`No event leads to the state ${lost.join(', ')}`);
  return lifecycle;
}

/** Returns the state after an event; undefined where the state does not allow it. */
export function nextState<State extends string, Event extends string>(
  { transitions }: Lifecycle<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  return transitions[state][event];
}
