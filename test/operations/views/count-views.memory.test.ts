import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { viewRoutes } from '#contract/statistics/view-routes.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { logLines } from '#test/support/log-lines.ts';
import { call } from '#test/support/operations/call.ts';

const queue = mockClient(SQSClient);
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const seen = { kind: 'offer', ids: [offerId], shopId };

const send = (body: object = seen, headers: Record<string, string> = { 'user-agent': phone }) =>
  call(viewRoutes.countViews, { body, headers });
const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(args[0].input.MessageBody ?? ''));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
});

describe('countViews', () => {
  it('queues a beacon with its instant, whatever token it has, and logs nothing about its sender', async () => {
    const address = { 'cloudfront-viewer-address': '203.0.113.7:51234' };
    const headers = { 'user-agent': phone, authorization: 'Bearer none', ...address };
    const lines = await logLines(async () => expect((await send(seen, headers)).status).toBe(204));
    expect(queued()).toEqual([{ at: '2026-11-21T12:00:00.000Z', seen }]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ message: 'answered', status: 204 });
    for (const secret of ['203.0.113.7', '51234', 'Android', offerId, shopId]) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  it.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a preview of WhatsApp', 'WhatsApp/2.23.20.0'],
    ['curl', 'curl/8.5.0'],
    ['a browser without a window', 'Mozilla/5.0 (X11) HeadlessChrome/150.0.0.0 Safari/537.36'],
    ['something with an empty name', ''],
    ['something without a name', undefined],
  ])('does not count %s', async (_, agent) => {
    const headers = agent === undefined ? {} : { 'user-agent': agent };
    expect((await send(seen, headers)).status).toBe(204);
    expect(queued()).toEqual([]);
  });

  it.each([
    ['50 ids', { ...seen, ids: Array(50).fill(offerId) }, 204],
    ['51 ids', { ...seen, ids: Array(51).fill(offerId) }, 400],
    ['no ids', { ...seen, ids: [] }, 400],
    ['ids of another kind', { kind: 'shop', ids: [offerId] }, 400],
    ['an unknown kind', { kind: 'business', ids: [offerId] }, 400],
    ['a shop beside shops', { kind: 'shop', ids: [shopId], shopId }, 400],
  ])('accepts or refuses a beacon with %s', async (_, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(queued()).toHaveLength(status === 204 ? 1 : 0);
  });

  it('asks to send a beacon again while the queue is busy', async () => {
    queue
      .on(SendMessageCommand)
      .rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
    expect(await send()).toMatchObject({ code: 'UNAVAILABLE', headers: { 'retry-after': '1' } });
  });

  it('fails if the queue does not accept a beacon', async () => {
    queue.on(SendMessageCommand).rejects(new Error('The queue is down'));
    await expect(send()).rejects.toThrow('INTERNAL');
  });
});
