import fc from 'fast-check';

/** An act; `who` and `which` choose the person and the thing. */
export interface Act {
  readonly name: string;
  readonly who: number;
  readonly which: number;
}

/** The start of a world and its acts. */
export interface Plan {
  /** Decides on the order and the faults of requests. */
  readonly seed: number;
  readonly limit: number | undefined;
  readonly perConsumerLimit: number;
  /** Whether the offer is older than claims. */
  readonly isOld: boolean;
  readonly isFaulty: boolean;
  readonly people: number;
  /** Maximum number of concurrent calls. */
  readonly concurrency: number;
  /** Maximum number of recent writes that an eventually consistent read may miss. */
  readonly lag: number;
  readonly acts: readonly Act[];
}

/** Relative frequency of each act. */
const weights = {
  claim: 100,
  cancel: 50,
  redeem: 40,
  rollBack: 20,
  setLimit: 30,
  deleteLimit: 10,
  edit: 10,
  replay: 30,
  jobs: 20,
  remove: 3,
  renew: 3,
};

const act = fc.record<Act>({
  name: fc.oneof(
    ...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
  ),
  who: fc.nat(11),
  which: fc.nat(11),
});

/** Any world of up to 60 acts. */
export const anyPlan: fc.Arbitrary<Plan> = fc.record<Plan>({
  seed: fc.noShrink(fc.nat()),
  limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  perConsumerLimit: fc.integer({ min: 1, max: 4 }),
  isOld: fc.boolean(),
  isFaulty: fc.nat(3).map((number) => number > 0),
  people: fc.integer({ min: 1, max: 4 }),
  concurrency: fc.integer({ min: 1, max: 8 }),
  lag: fc.nat(3),
  acts: fc.array(act, { minLength: 1, maxLength: 60, size: 'max' }),
});
