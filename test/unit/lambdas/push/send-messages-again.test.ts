import { isDeepStrictEqual } from 'node:util';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { claimKeyOf } from '#test/support/builders/a-push-subscription.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { logLines } from '#test/support/log-lines.ts';
import { allItems, beforeRequest } from '#test/support/memory-table/table.ts';
import {
  beforeOwnerMessages,
  endpointsCalled,
  event,
  idNo,
  pushes,
  pushServicesAnswer,
  subscriptions,
  tableHoldsOwner,
  tellOwnerJob,
} from '#test/support/mocked-push.ts';
import { queuedMessages, runMessages, succeeded } from '#test/support/mocked-queue.ts';

beforeOwnerMessages();

describe('a message that a push service does not accept now', () => {
  const later = { ...tellOwnerJob(), name: 'send-message', subscriptionId: idNo(2), tries: 1 };
  const secondAnswers = (status: number) =>
    pushServicesAnswer((url) => new Response(null, { status: url.endsWith('2') ? status : 201 }));

  it.each([429, 500, 503])('because of %s becomes a separate job', async (status) => {
    secondAnswers(status);
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(queuedMessages()).toEqual([{ ...later, delaySeconds: 30 }]);
  });

  it('stopped by a throttled table becomes a separate job, and the others are sent once', async () => {
    const [, second] = subscriptions;
    const claim = claimKeyOf({ endpoint: second?.endpoint ?? '' });
    beforeRequest(({ input }) =>
      isDeepStrictEqual(input['Key'], claim) ? 'throttling' : undefined,
    );
    expect(await runMessages(tellOwnerJob())).toEqual(succeeded);
    expect(endpointsCalled()).toEqual(['1', '3']);
    expect(queuedMessages()).toEqual([{ ...later, delaySeconds: 30 }]);
  });

  it('is sent again to that browser only', async () => {
    expect(await runMessages(later)).toEqual(succeeded);
    expect(endpointsCalled()).toEqual(['2']);
  });

  it.each([
    [1, 60],
    [2, 120],
    [5, 900],
    [90, 900],
  ])('after %s tries is queued again with a delay of %s seconds', async (tries, delaySeconds) => {
    secondAnswers(503);
    expect(await runMessages({ ...later, tries })).toEqual(succeeded);
    expect(queuedMessages()).toEqual([{ ...later, tries: tries + 1, turn: 1, delaySeconds }]);
  });

  it.each([
    ['2026-11-20T12:15:00.000Z', 1],
    ['2026-11-20T12:14:59.999Z', 0],
  ])('at an event of %s is queued again %s times, and otherwise given up', async (at, count) => {
    secondAnswers(503);
    const old = { ...later, event: event('BUSINESS_APPROVED', at), tries: 96 };
    let result: unknown;
    const log = await logLines(async () => {
      result = await runMessages(old);
    });
    expect(result).toEqual(succeeded);
    expect(queuedMessages()).toHaveLength(count);
    expect(log.filter((line) => line.includes('push message given up'))).toHaveLength(1 - count);
  });

  it('is retried for a day, each time as the next turn of its job', async () => {
    secondAnswers(503);
    const begin = Date.parse(event().at);
    let waited = 0;
    let next: object | undefined = tellOwnerJob();
    for (let tries = 1; next; tries += 1) {
      expect(await runMessages(next)).toEqual(succeeded);
      const queued = queuedMessages()[tries - 1];
      expect(queued?.turn ?? 0).toBe(queued ? tries - 1 : 0);
      waited += queued?.delaySeconds ?? 0;
      stopDateAt(new Date(begin + waited * 1000).toISOString());
      next = queued;
    }
    expect(waited).toBeGreaterThan(24 * 60 * 60 - 900);
    // Lambda's recursive loop detection stops a loop after about 16 runs, unless it is allowed.
    expect(queuedMessages().length).toBeGreaterThan(90);
  });

  it('ends when its subscription has ended', async () => {
    secondAnswers(410);
    expect(await runMessages(later)).toEqual(succeeded);
    expect(JSON.stringify(allItems())).not.toContain(idNo(2));
    expect(await runMessages(later)).toEqual(succeeded);
    expect(pushes).toHaveLength(1);
  });

  it('ends when it is no longer true', async () => {
    tableHoldsOwner(aBusiness({ status: 'suspended' }));
    expect(await runMessages(later)).toEqual(succeeded);
    expect(pushes).toEqual([]);
  });
});
