import { keys } from '#lambdas/platform/table/keys.ts';
import { recordChanges } from '#test/support/operations/stream.ts';
import { runUntilIdle } from '../support/background.ts';
import { call, callOnly } from '../support/call.ts';
import { inOrder } from '../support/deliveries.ts';
import { outcomeOf, type Sent } from '../support/send-together.ts';
import { accounts } from '../support/user-pool.ts';
import { leaving, must } from './an-account.ts';
import { type Marks, marksFound } from './stored-marks.ts';

/** Sends the removal of an account among concurrent requests. Returns the distinct outcomes of the others. */
async function race(userId: string, others: readonly Sent[]): Promise<(number | string)[]> {
  const half = Math.floor(others.length / 2);
  const send = ([name, parts]: Sent) => callOnly(name, parts);
  const [before, removal, after] = await Promise.all([
    Promise.all(others.slice(0, half).map(send)),
    callOnly('deleteAccount', leaving(userId)),
    Promise.all(others.slice(half).map(send)),
  ]);
  const removed =
    removal.status === 503 ? await callOnly('deleteAccount', leaving(userId)) : removal;
  expect(removed.status).toBe(204);
  recordChanges();
  return [...new Set([...before, ...after].map(outcomeOf))];
}

/** Expects that nothing is public, and that only the tombstone, decisions and answers to other callers are stored. */
export async function expectNothingLeft(userId: string, marks: Marks): Promise<void> {
  await runUntilIdle(inOrder);
  expect((await must('getFeed', {}))['items']).toEqual([]);
  expect((await must('searchShops', { query: { q: 'Mercado' } }))['items']).toEqual([]);
  const { audit: _audit, idempotency: _answers, ...left } = marksFound({ sub: [userId], ...marks });
  expect(left).toEqual({ user: ['sub'] });
  // Only stored answers to others are left.
  expect(marksFound({ answers: [keys.idempotency(userId, '').PK] })).toEqual({});
  expect((await call('getMe', { as: { userId } })).body['code']).toBe('UNAUTHENTICATED');
  expect(accounts.has(userId)).toBe(false);
}

/** Removes an account among concurrent requests. Expects only these outcomes of them, and that nothing is left. */
export async function expectRemovalDuring(
  userId: string,
  others: readonly Sent[],
  outcomes: readonly (number | string)[],
  marks: Marks = {},
): Promise<void> {
  const allowed = [...outcomes, 'UNAUTHENTICATED', 'UNAVAILABLE'];
  expect(allowed).toEqual(expect.arrayContaining(await race(userId, others)));
  await expectNothingLeft(userId, marks);
}
