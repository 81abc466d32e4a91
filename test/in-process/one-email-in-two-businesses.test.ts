import { stopDateAt } from '#test/support/fixed-clock.ts';
import type { ModelShop } from './model/model.ts';
import {
  anOwner,
  must,
  type Owner,
  openShop,
  otherTaxId,
  reserveValidator,
  taxId,
} from './removal/an-account.ts';
import { asOwner, listed, ofBusiness } from './support/as-owner.ts';
import { runUntilIdle } from './support/background.ts';
import { callOnly } from './support/call.ts';
import { inOrder } from './support/deliveries.ts';
import { beforeNthRequest } from './support/interleave.ts';
import { outcomeOf } from './support/send-together.ts';
import { staff, startWithStaff } from './support/staff-of-test.ts';
import { accounts, insideNextCreation } from './support/user-pool.ts';

interface Team {
  readonly owner: Owner;
  readonly shop: ModelShop;
}

async function aTeam(taxIdOfBusiness: string): Promise<Team> {
  const owner = await anOwner(staff, 'Mercado da Vila', taxIdOfBusiness);
  return { owner, shop: await openShop(owner) };
}

const twoTeams = async () => [await aTeam(taxId), await aTeam(otherTaxId)] as const;

async function add({ owner, shop }: Team, email: string) {
  const person = { name: 'Ana Lima', email, temporaryPassword: 'Balcao#2026', shopId: shop.id };
  const outcome = outcomeOf(
    await callOnly('createValidator', { ...ofBusiness(owner), body: person }),
  );
  return { owner, outcome };
}

/**
 * Adds an e-mail in one business, and in the other at a moment chosen by `interleave`; expects one success. Returns
 * whether the moment came.
 */
async function isAddedOnce(
  [one, other]: readonly [Team, Team],
  interleave: (work: () => Promise<unknown>) => void,
): Promise<boolean> {
  const email = `${crypto.randomUUID()}@vitrine.test`;
  let second: Awaited<ReturnType<typeof add>> | undefined;
  interleave(async () => {
    second = await add(other, email);
  });
  const first = await add(one, email);
  if (!second) return false;
  const winners = [first, second].filter(({ outcome }) => outcome === 201);
  expect(winners).toHaveLength(1);
  const refusals = [first, second].map(({ outcome }) => outcome).filter((each) => each !== 201);
  expect(['VALIDATOR_EMAIL_TAKEN', 'REQUEST_IN_PROGRESS']).toEqual(
    expect.arrayContaining(refusals),
  );
  const businessId = winners[0]?.owner.business.id;
  const made = [...accounts.values()].filter((account) => account.email === email);
  expect(made).toMatchObject([{ attributes: { family_name: businessId } }]);
  const lists = await Promise.all([one, other].map(({ owner }) => listed('listValidators', owner)));
  expect(lists.flat().filter((validator) => validator['email'] === email)).toMatchObject([
    { businessId },
  ]);
  return true;
}

/**
 * Removes a validator; the other business adds their e-mail before the nth request, and gets it at a second try at
 * the latest. Returns whether the nth request was sent.
 */
async function isPassedOn(request: number): Promise<boolean> {
  const [one, other] = await twoTeams();
  const email = `${crypto.randomUUID()}@vitrine.test`;
  await add(one, email);
  const [{ id: validatorId = '' } = {}] = await listed('listValidators', one.owner);
  let outcome: number | string | undefined;
  beforeNthRequest(request, async () => {
    ({ outcome } = await add(other, email));
  });
  const params = { id: one.owner.business.id, validatorId: String(validatorId) };
  await must('deleteValidator', { as: asOwner(one.owner), params });
  if (outcome === undefined) return false;
  if (outcome !== 201) {
    expect(outcome).toBe('VALIDATOR_EMAIL_TAKEN');
    ({ outcome } = await add(other, email));
  }
  expect(outcome).toBe(201);
  // The jobs of the removal run late, and keep the new account.
  await runUntilIdle(inOrder);
  const made = [...accounts.values()].filter((account) => account.email === email);
  expect(made).toMatchObject([{ attributes: { family_name: other.owner.business.id } }]);
  expect((await add(one, email)).outcome).toBe('VALIDATOR_EMAIL_TAKEN');
  return true;
}

startWithStaff();

describe('an e-mail added in two businesses at once gets one validator', () => {
  it('whichever request to the table the other call precedes', async () => {
    const teams = await twoTeams();
    let request = 1;
    while (await isAddedOnce(teams, (work) => beforeNthRequest(request, work))) request += 1;
    expect(request).toBeGreaterThan(8);
  });

  it('although the user pool looks for the e-mail and creates the account without a lock', async () => {
    expect(await isAddedOnce(await twoTeams(), insideNextCreation)).toBe(true);
  });

  it('also while one business removes its validator, whichever request the other call precedes', async () => {
    let request = 1;
    while (await isPassedOn(request)) request += 1;
    expect(request).toBeGreaterThan(10);
  });

  it('half a minute after an attempt of the other business crashed', async () => {
    const [one, other] = await twoTeams();
    stopDateAt(new Date(Date.now() - 31_000).toISOString());
    const left = accounts.get(await reserveValidator(other.owner, other.shop));
    jest.useRealTimers();
    expect((await add(one, left?.email ?? '')).outcome).toBe(201);
    expect([...accounts.values()].filter(({ email }) => email === left?.email)).toHaveLength(1);
  });
});
