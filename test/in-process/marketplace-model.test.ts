import fc from 'fast-check';
import { makeStaff } from '#lambdas/platform/identity/user-store.ts';
import { applyWrite } from '#lambdas/platform/table/transaction.ts';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { actions } from './model/actions.ts';
import type { Choice } from './model/choice.ts';
import { lookAround } from './model/look-around.ts';
import type { Model } from './model/model.ts';
import { runUntilIdle } from './support/background.ts';
import { call } from './support/call.ts';
import { twiceAndOutOfOrder } from './support/deliveries.ts';
import { injectFaults, kindsOfFaults, noFaults } from './support/faults.ts';
import { createImagesBucket } from './support/image-files.ts';
import { emptyStores } from './support/own-stores.ts';
import { anAccount } from './support/user-pool.ts';

/** Number of random sequences, and of actions in each. The seed is fixed: to search for more faults, change both. */
const runs = 2;
const runsWithFaults = 1;
const shortest = 25;
const longest = 45;

/** Every user has an account, so that mails have an address. */
const aUserId = () => anAccount();

/** The start of every run: both businesses are approved and have shops, and one has an offer. */
const opening: readonly (readonly [string, Choice])[] = [
  ['approve', { one: 0, two: 0, isSure: true }],
  ['openShop', { one: 0, two: 0, isSure: true }],
  ['openShop', { one: 1, two: 2, isSure: true }],
  ['approve', { one: 0, two: 1, isSure: true }],
  ['openShop', { one: 2, two: 1, isSure: true }],
  ['publish', { one: 1, two: 0, isSure: true }],
];

/** A marketplace with two businesses, a staff member and three consumers. */
async function aMarketplace(): Promise<Model> {
  emptyStores();
  const staffId = aUserId();
  await applyWrite(makeStaff(staffId, new Date()));
  const owners = [aUserId(), aUserId()];
  const consumers = [aUserId(), aUserId(), aUserId()];
  const businesses = [];
  for (const ownerId of owners) {
    const body = aBusinessInput({ userId: ownerId });
    const { body: business } = await call('createBusiness', { as: { userId: ownerId }, body });
    const id = String(business['id']);
    const status = 'pending_approval' as const;
    businesses.push({ id, ownerId, status, version: 1, wasApproved: false });
  }
  return {
    owners,
    consumers,
    staffId,
    businesses,
    shops: [],
    offers: [],
    holders: new Map(),
    follows: new Set(),
  };
}

const choice = fc.record<Choice>({ one: fc.nat(11), two: fc.nat(11), isSure: fc.boolean() });
const names = Object.keys(actions);
/** Approvals, shops and offers are more frequent, so that the other actions find items. */
const frequent = ['approve', 'lift', 'openShop', 'publish', 'follow', 'editOffer', 'editShop'];
const step = fc.tuple(fc.constantFrom(...names, ...frequent, ...frequent), choice);

beforeAll(createImagesBucket);

describe.each([noFaults, ...kindsOfFaults])('with $name', (faults) => {
  afterEach(() => injectFaults(noFaults));

  it('answers like the model, for random actions and deliveries of messages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: shortest, maxLength: longest }),
        async (steps) => {
          injectFaults(noFaults);
          const model = await aMarketplace();
          injectFaults(faults);
          for (const [name, chosen] of [...opening, ...steps]) {
            await actions[name]?.(model, chosen);
            // Jobs may also run later. Jobs of a removed shop run now, because they decide on later answers.
            if (chosen.one % 2 === 0 || name === 'removeShop')
              await runUntilIdle(twiceAndOutOfOrder);
          }
          await runUntilIdle(twiceAndOutOfOrder);
          await lookAround(model);
        },
      ),
      { numRuns: faults === noFaults ? runs : runsWithFaults, seed: 20261121, endOnFailure: true },
    );
  }, 300_000);
});
