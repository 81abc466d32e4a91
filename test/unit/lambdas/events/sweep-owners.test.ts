import { setTimeout as pause } from 'node:timers/promises';
import { TooManyRequestsException } from '@aws-sdk/client-cognito-identity-provider';
import type { ScheduledEvent } from 'aws-lambda';
import { handler } from '#lambdas/entries/schedule/sweep-owners.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext } from '#test/support/a-job.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aUser } from '#test/support/builders/people.ts';
import { userPoolKeeps, userPoolMock } from '#test/support/kept-user-pool.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async () => {}) }));

const throttling = new TooManyRequestsException({ message: 'Too many requests', $metadata: {} });
/** Throttles the searches of the user pool after this number. */
const throttledAfter = (searches: number) => (call: string, number: number) =>
  call === 'ListUsersCommand' && number > searches
    ? ({ error: throttling, when: 'before' } as const)
    : undefined;

const userIdNo = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const businessIdNo = (n: number) => `biz_01K9A1B2C3D4E5F6G7H8J9K${String(n).padStart(3, '0')}`;

/** The owner of a business, with or without an account. */
const aPairNo = (n: number) => [
  stored.user(aUser({ userId: userIdNo(n), businessId: businessIdNo(n) })),
  {
    ...stored.business(aBusiness({ id: businessIdNo(n), userId: userIdNo(n) })),
    GSI1PK: 'BUSINESS_STATUS#active',
    GSI1SK: `2026-11-01T12:00:00.000Z#${businessIdNo(n)}`,
  },
];

const accountNo = (n: number) => ({
  userId: userIdNo(n),
  email: `${n}@vitrine.test`,
  attributes: { sub: userIdNo(n) },
  isEnabled: true,
  groups: [],
  password: 'Balcao#2026',
});

const statusOf = (n: number) => itemAt(keys.business(businessIdNo(n)))?.['status'];
const sweepAt = (time: string, context = aContext()) =>
  handler({ time } as ScheduledEvent, context);

const [first, hourLater, dayLater] = [
  '2026-11-21T12:00:00.000Z',
  '2026-11-21T13:00:00.000Z',
  '2026-11-22T12:00:00.000Z',
] as const;

describe('the sweep of owners', () => {
  it('closes the business of an owner who had no account in two runs a day apart', async () => {
    tableHolds(...aPairNo(1), ...aPairNo(2));
    userPoolKeeps([accountNo(1)]);
    await sweepAt(first);
    await sweepAt(hourLater);
    expect([statusOf(1), statusOf(2)]).toEqual(['active', 'active']);
    expect(await sweepAt(dayLater)).toMatchObject({ closed: 1 });
    expect([statusOf(1), statusOf(2)]).toEqual(['active', 'closed']);
    expect(itemAt(keys.user(userIdNo(2)))).toMatchObject({ status: 'removed' });
    expect(await sweepAt('2026-11-23T13:00:00.000Z')).toEqual({ closed: 0, missing: 0 });
  });

  it('leaves a business whose owner has an account in the second run', async () => {
    tableHolds(...aPairNo(1));
    userPoolKeeps();
    await sweepAt(first);
    userPoolKeeps([accountNo(1)]);
    await sweepAt(dayLater);
    expect(statusOf(1)).toBe('active');
    expect(itemAt(keys.ownerSweep())).toMatchObject({ missing: {} });
  });

  it('checks the owners of 300 businesses in a run, and continues with the others in the next run', async () => {
    const numbers = Array.from({ length: 310 }, (_, n) => n);
    tableHolds(...numbers.flatMap(aPairNo));
    userPoolKeeps(numbers.map(accountNo));
    const asked = async (time: string) => {
      const before = userPoolMock.calls().length;
      await sweepAt(time);
      return userPoolMock.calls().length - before;
    };
    expect(await asked(first)).toBe(300);
    expect(await asked(hourLater)).toBe(10);
  });

  it('searches ten owners a second at most', async () => {
    tableHolds(...Array.from({ length: 30 }, (_, n) => n).flatMap(aPairNo));
    userPoolKeeps(Array.from({ length: 30 }, (_, n) => accountNo(n)));
    jest.mocked(pause).mockClear();
    await sweepAt(first);
    const waited = jest.mocked(pause).mock.calls.reduce((sum, [wait = 0]) => sum + wait, 0);
    expect(waited).toBeGreaterThanOrEqual(3000);
  });

  it('ends before its time is over, also within a page, and continues there in the next run', async () => {
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    tableHolds(...numbers.flatMap(aPairNo));
    userPoolKeeps(numbers.map(accountNo));
    const context = aContext(() => (userPoolMock.calls().length < 30 ? 60_000 : 20_000));
    await sweepAt(first, context);
    expect(userPoolMock.calls()).toHaveLength(30);
    expect(itemAt(keys.ownerSweep())).toMatchObject({
      place: { status: 'active', position: expect.stringContaining(businessIdNo(24)) },
    });
  });

  it('ends when the user pool throttles, and continues there in the next run', async () => {
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    tableHolds(...numbers.flatMap(aPairNo));
    const accounts = numbers.filter((n) => n !== 1 && n !== 55).map(accountNo);
    userPoolKeeps(accounts, throttledAfter(30));
    await sweepAt(first);
    expect(itemAt(keys.ownerSweep())).toMatchObject({
      place: { status: 'active', position: expect.stringContaining(businessIdNo(24)) },
      missing: { [businessIdNo(1)]: first },
    });
    userPoolKeeps(accounts);
    await sweepAt(hourLater);
    expect(userPoolMock.calls()).toHaveLength(35);
    expect(itemAt(keys.ownerSweep())).toMatchObject({
      missing: { [businessIdNo(1)]: first, [businessIdNo(55)]: hourLater },
    });
  });

  it('closes no business whose second search is throttled, and closes it in the next run', async () => {
    tableHolds(...aPairNo(1), ...aPairNo(2));
    userPoolKeeps([]);
    await sweepAt(first);
    userPoolKeeps([], throttledAfter(1));
    expect(await sweepAt(dayLater)).toEqual({ closed: 1, missing: 1 });
    expect([statusOf(1), statusOf(2)].sort()).toEqual(['active', 'closed']);
    userPoolKeeps([]);
    expect(await sweepAt('2026-11-22T13:00:00.000Z')).toMatchObject({ closed: 1 });
    expect([statusOf(1), statusOf(2)]).toEqual(['closed', 'closed']);
  });

  it.each([
    ['throttles its first search', () => userPoolKeeps([], throttledAfter(0)), 'throttles'],
    ['fails', () => userPoolMock.reset().rejects(new Error('down')), 'down'],
  ])('fails if the user pool %s, and keeps its results', async (_, fail, message) => {
    tableHolds(...aPairNo(1));
    userPoolKeeps();
    await sweepAt(first);
    const missing = itemAt(keys.ownerSweep())?.['missing'];
    fail();
    await expect(sweepAt(dayLater)).rejects.toThrow(message);
    expect(itemAt(keys.ownerSweep())).toMatchObject({ missing });
    expect(missing).toEqual({ [businessIdNo(1)]: first });
    expect(statusOf(1)).toBe('active');
  });
});
