import fc from 'fast-check';
import { type Lifecycle, nextState } from '#contract/lifecycles/lifecycle.ts';
import * as lifecycles from '#contract/lifecycles/lifecycles.ts';
import { holds } from '#test/support/holds.ts';

const everyLifecycle = Object.entries(lifecycles) as unknown as [string, Lifecycle][];

const eventsOf = ({ transitions }: Lifecycle) => [
  ...new Set(Object.values(transitions).flatMap((allowed) => Object.keys(allowed))),
];

const finalStates = ({ transitions }: Lifecycle) =>
  Object.keys(transitions).filter((state) => Object.keys(transitions[state] ?? {}).length === 0);

describe.each(everyLifecycle)('%s', (_, lifecycle) => {
  const someEvents = fc.array(fc.constantFrom(...eventsOf(lifecycle)), { maxLength: 20 });

  it('has only declared states after any events, and never leaves a final one', () =>
    holds(
      fc.property(someEvents, (events) => {
        let state = lifecycle.initial;
        for (const event of events) {
          const next = nextState(lifecycle, state, event);
          if (next === undefined) continue;
          expect(finalStates(lifecycle)).not.toContain(state);
          expect(Object.keys(lifecycle.transitions)).toContain(next);
          state = next;
        }
      }),
    ));
});
