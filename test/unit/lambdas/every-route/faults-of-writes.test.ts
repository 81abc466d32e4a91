import { TooManyRequestsException } from '@aws-sdk/client-cognito-identity-provider';
import { errorStatus } from '#contract/http/errors.ts';
import { errorsOf } from '#contract/http/route.ts';
import { countClaims, holdNames, settleClaims } from '#lambdas/claims/count-claims.ts';
import { syncStatus } from '#lambdas/platform/identity/sync-status.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { ownerId, staffId, strangerId } from '#test/support/builders/people.ts';
import { unpacked, withoutNewIds } from '#test/support/comparable-items.ts';
import { everyRoute, type NamedRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { type KeptAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { type Fault, faults } from '#test/support/memory-table/faults.ts';
import { allItems, beforeWrite, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { type RouteName, requestOf } from '#test/support/request-of-route.ts';

const { as: newcomer = { userId: '' } } = requestOf.createBusiness;

/** Callers for routes that only read with their usual caller: the first call of a user stores their item. */
const firstCalls: Partial<Record<RouteName, RequestParts>> = { getMe: { as: newcomer } };

/** Anonymous calls write nothing themselves: they send to a queue. */
const writing = everyRoute.filter(
  ([name, { method, isAnonymous }]) => (method !== 'GET' && !isAnonymous) || firstCalls[name],
);
const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-of-8' };

// A hash takes 0.2 s, and has another salt each time.
jest.mock('#lambdas/platform/http/secrets.ts', () => ({
  secretsOf: (text: string) => ({
    hash: async () => text,
    isHashed: async (stored: string) => stored === text,
  }),
}));

/** How often a client sends a request before it gives up. */
const tries = 4;

/** Values that a repetition changes by design, left out of the comparison. */
const differing: Partial<Record<RouteName, RegExp>> = {
  // Every attempt counts towards the daily limit, successful or not.
  createValidator: /"(periodCount|validatorsRevision)":\d+/g,
  setTemporaryPassword: /"revision":\d+/g,
  // Each attempt has another code, which its voucher signs.
  claimOffer: /[0-9A-HJKMNP-TV-Z]{11}(?![0-9A-HJKMNP-TV-Z])|"voucher[\\":]+\w+/g,
  // The signed form has new ids.
  createUpload: /(Policy|X-Amz-Signature)[\\":]+[^"\\]+/g,
};

/** Calls that have nothing to commit here, or take their unit of stock before the commit. */
const withoutConflict: readonly RouteName[] = ['claimOffer', 'createExport', 'unfollowShop'];

const accountOf = (userId: string, email: string): KeptAccount => ({
  userId,
  email,
  attributes: { family_name: businessId },
  isEnabled: true,
  groups: [],
  password: 'Balcao#2026',
});
const { userId: validatorUserId, email } = aValidator();
const accounts = [
  accountOf(ownerId, 'ana@vitrine.test'),
  accountOf(strangerId, 'rui@vitrine.test'),
  accountOf(staffId, 'eva@vitrine.test'),
  accountOf(validatorUserId, email),
];
const known = JSON.stringify([everything, accounts]);

/** Sends a request, and retries with the same key if the answer asks for it. */
async function send(route: NamedRoute): Promise<Awaited<ReturnType<typeof invokeRoute>>[]> {
  const answers = [];
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const answer = await invokeRoute(route, { ...firstCalls[route[0]], headers });
    answers.push(answer);
    if (answer.headers['retry-after'] === undefined) break;
  }
  return answers;
}

interface Injected {
  readonly fault?: Fault;
  /** Whether a call of the user pool fails before or after its effect. */
  readonly poolFault?: 'before' | 'after';
  /** The number of the failing write or call, from 1. */
  readonly at?: number;
}

const throttled = new TooManyRequestsException({ message: 'Too many', $metadata: {} });

/** The answers to a request, and the final state, with a fault at one of its writes or calls. */
async function outcomeOf(route: NamedRoute, { fault, poolFault, at = 0 }: Injected = {}) {
  let calls = 0;
  tableHolds(...everything);
  const pool = userPoolKeeps(accounts, () => {
    calls += 1;
    return poolFault && calls === at ? { error: throttled, when: poolFault } : undefined;
  });
  beforeWrite(({ writeNumber }) => (writeNumber === at ? fault : undefined));
  const answers = await send(route);
  const made = { writes: writesMade(), calls };
  // The jobs of these changes set the status again, if a call could not do so after its commit.
  for (const { userId } of accounts) await syncStatus(userId);
  if (route[0] === 'claimOffer') await settleClaims(offerId, holdNames(await countClaims(offerId)));
  const textOf = (value: unknown) =>
    withoutNewIds(value, known).replaceAll(differing[route[0]] ?? /$^/g, '');
  return {
    ...made,
    statuses: answers.map(({ status }) => status),
    answer: textOf([answers.at(-1)?.status, answers.at(-1)?.text]),
    // A void claim only blocks the code of a failed attempt.
    state: [
      ...allItems()
        .filter((item) => item['status'] !== 'void')
        .map(unpacked),
      ...pool.accounts(),
    ]
      .map(textOf)
      .sort(),
  };
}

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** Expects the outcome of a call without faults, and only statuses that the route declares. */
function expectAlike([name, route]: NamedRoute, outcome: Outcome, expected: Outcome): void {
  const declared = [
    ...Object.keys(route.responses).map(Number),
    ...errorsOf(route).map((code) => errorStatus[code]),
  ];
  expect(declared).toEqual(expect.arrayContaining(outcome.statuses));
  expect(outcome.state).toEqual(expected.state);
  // After the removal of an account, calls of its user are not answered.
  const isRefused = name === 'deleteAccount' && outcome.statuses.length > 1;
  if (!isRefused) expect(outcome.answer).toBe(expected.answer);
}

beforeEach(() => {
  stopDateAt(new Date().toISOString());
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => jest.useRealTimers());

describe.each(faults)('after a %s at any of its writes', (fault) => {
  it.each(writing)(
    '%s gives the same answer and the same items when it is sent again',
    async (...route) => {
      const expected = await outcomeOf(route);
      expect(expected.writes).toBeGreaterThan(0);
      for (let at = 1; at <= expected.writes; at += 1) {
        expectAlike(route, await outcomeOf(route, { fault, at }), expected);
      }
    },
  );
});

describe('when other writes come first at each of its attempts,', () => {
  it.each(writing.filter(([name]) => !withoutConflict.includes(name)))(
    '%s asks to send it again, as the caller sends too many at once',
    async (...route) => {
      tableHolds(...everything);
      userPoolKeeps(accounts, () => undefined);
      beforeWrite(() => 'conflict');
      const { status, headers: answered, body } = await invokeRoute(route, firstCalls[route[0]]);
      expect({ status, code: body['code'] }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(answered['retry-after']).toBe('1');
    },
  );
});

describe.each(['before', 'after'] as const)(
  'when the user pool throttles any of its calls, %s its effect,',
  (poolFault) => {
    const calling: readonly RouteName[] = [
      'createValidator',
      'setTemporaryPassword',
      'deleteValidator',
      'deleteAccount',
    ];

    it.each(writing.filter(([name]) => calling.includes(name)))(
      '%s gives the same answer and the same accounts when it is sent again',
      async (...route) => {
        const expected = await outcomeOf(route);
        expect(expected.calls).toBeGreaterThan(0);
        for (let at = 1; at <= expected.calls; at += 1) {
          expectAlike(route, await outcomeOf(route, { poolFault, at }), expected);
        }
      },
    );
  },
);
