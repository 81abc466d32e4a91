import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { handler } from '#lambdas/entries/api/views.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { logLines } from '#test/support/log-lines.ts';

const queue = mockClient(SQSClient);

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const body = { kind: 'offer', ids: [offerId], shopId };

const send = (parts: object = {}, headers: Record<string, string> = { 'user-agent': phone }) =>
  invokeHandler(handler, aRequest('POST /views', { body, ...parts, headers }));

const queued = () =>
  queue
    .commandCalls(SendMessageCommand)
    .map(({ args }) => JSON.parse(args[0].input.MessageBody ?? ''));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
});

describe('a beacon', () => {
  it('is queued with its instant, and without data of its sender', async () => {
    expect(await send()).toMatchObject({ status: 204, text: undefined });
    expect(queued()).toEqual([{ at: '2026-11-21T12:00:00.000Z', seen: body }]);
  });

  it.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a preview of WhatsApp', 'WhatsApp/2.23.20.0'],
    ['curl', 'curl/8.5.0'],
    ['a browser without a window', 'Mozilla/5.0 (X11) HeadlessChrome/150.0.0.0 Safari/537.36'],
    ['something without a name', ''],
  ])('of %s is answered, and not counted', async (_, userAgent) => {
    expect((await send({}, { 'user-agent': userAgent })).status).toBe(204);
    expect((await send({}, {})).status).toBe(204);
    expect(queued()).toEqual([]);
  });

  it('needs no token, and ignores tokens', async () => {
    const headers = { 'user-agent': phone, authorization: 'Bearer none' };
    expect((await send({}, headers)).status).toBe(204);
    expect(queued()).toHaveLength(1);
  });

  it('has at most 50 ids', async () => {
    const idsOf = (length: number) => ({ body: { ...body, ids: Array(length).fill(offerId) } });
    expect((await send(idsOf(50))).status).toBe(204);
    for (const length of [0, 51]) {
      expect(await send(idsOf(length))).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', errors: [{ path: 'ids' }] },
      });
    }
    expect(queued()).toHaveLength(1);
  });

  it.each([
    { kind: 'shop', ids: [offerId] },
    { kind: 'offer', ids: [offerId], userId: 'u' },
    { kind: 'business', ids: [offerId] },
    { kind: 'shop', ids: [shopId], shopId },
  ])('that is %j is refused', async (bad) => {
    expect((await send({ body: bad })).status).toBe(400);
    expect(queued()).toEqual([]);
  });

  it('leaves neither address, program nor ids in the log', async () => {
    const headers = { 'user-agent': phone, 'cloudfront-viewer-address': '203.0.113.7:51234' };
    const lines = await logLines(() => send({}, headers));
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ message: 'answered', status: 204 });
    for (const secret of ['203.0.113.7', '51234', 'Android', offerId, shopId]) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  it('fails if the queue does not accept it', async () => {
    queue.on(SendMessageCommand).rejects(new Error('The queue is down'));
    expect((await send()).status).toBe(500);
  });
});
