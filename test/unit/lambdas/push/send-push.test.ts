import { sendPush } from '#lambdas/messages/push/send-push.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aPushBrowser, parseVapid } from '#test/support/builders/a-push-subscription.ts';
import { logLines } from '#test/support/log-lines.ts';
import { pushes, pushServicesAnswer, stageKeys } from '#test/support/mocked-push.ts';

const endpoint = 'https://push.vitrine.test/send/secret-of-endpoint?token=secret-of-query';
const browser = aPushBrowser(endpoint);
const message = { code: 'BUSINESS_APPROVED', businessId, name: 'Padaria São João' } as const;
const vapid = { ...stageKeys, contact: 'mailto:ola@vitrine.test' };

const send = () => sendPush(browser.subscription, message, vapid);
const headersSent = () => new Headers(pushes[0]?.request.headers);

describe('a push message', () => {
  it('is encrypted for the browser', async () => {
    expect(await send()).toBe('sent');
    const [sent] = pushes;
    expect(sent?.url).toBe(endpoint);
    expect(browser.read(Buffer.from(sent?.request.body as Uint8Array))).toEqual(message);
    // RFC 8030 allows at most 32 characters of base64url as topic.
    expect(businessId).toMatch(/^[\w-]{1,32}$/);
    expect(Object.fromEntries(headersSent())).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: businessId,
    });
  });

  it('is signed by the stage, for the origin of the push service, for at most a day', async () => {
    await send();
    const { algorithm, claims, publicKey } = parseVapid(headersSent().get('authorization') ?? '');
    expect(algorithm).toBe('ES256');
    expect(publicKey).toBe(stageKeys.publicKey);
    expect(claims).toMatchObject({ aud: 'https://push.vitrine.test', sub: vapid.contact });
    const seconds = claims.exp - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
  });

  it('has another key and salt each time', async () => {
    await send();
    await send();
    const [one, other] = pushes.map(({ request }) => Buffer.from(request.body as Uint8Array));
    expect(one?.subarray(0, 86)).not.toEqual(other?.subarray(0, 86));
  });
});

describe('the answer of a push service', () => {
  const outcomes = {
    sent: [200, 201, 202, 204],
    refused: [301, 302, 303, 307, 308, 400, 401, 403, 406, 413],
    gone: [404, 410],
    later: [429, 500, 502, 503, 507],
  };
  const rows = Object.entries(outcomes).flatMap(([outcome, statuses]) =>
    statuses.map((status) => [status, outcome] as const),
  );

  it.each(rows)('%s means that the message is %s', async (status, outcome) => {
    const headers = { location: 'http://127.0.0.1:9/metadata' };
    pushServicesAnswer(() => new Response(null, { status, headers }));
    expect(await send()).toBe(outcome);
    expect(pushes).toHaveLength(1);
    expect(pushes[0]?.request.redirect).toBe('manual');
  });

  it('is not read', async () => {
    const cancel = jest.fn();
    // A body without an end.
    const body = new ReadableStream({ cancel, pull: (queue) => queue.enqueue(new Uint8Array(1)) });
    pushServicesAnswer(() => new Response(body, { status: 500 }));
    expect(await send()).toBe('later');
    expect(cancel).toHaveBeenCalled();
  });

  const unreachable = (code?: string) =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(endpoint), { code }) });

  it.each([
    ['a timeout', 'later', new DOMException('The operation was aborted', 'TimeoutError')],
    ['an error without a code', 'later', unreachable()],
    ['an unknown host', 'gone', unreachable('ENOTFOUND')],
    ['an unanswered name', 'later', unreachable('EAI_AGAIN')],
    ['a refused connection', 'later', unreachable('ECONNREFUSED')],
  ])('that is %s means that the message is %s', async (_, outcome, error) => {
    pushServicesAnswer(() => Promise.reject(error));
    expect(await send()).toBe(outcome);
  });

  it('is awaited for five seconds', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await send();
    expect(timeout).toHaveBeenCalledWith(5000);
    expect(pushes[0]?.request.signal).toBe(timeout.mock.results[0]?.value);
  });
});

describe('the log of a message', () => {
  it.each([
    ['is refused', () => new Response('secret-of-answer', { status: 403 })],
    ['ends in an error', () => Promise.reject(new TypeError(`Failed to fetch ${endpoint}`))],
  ])('that %s has neither endpoint, keys, text nor answer', async (_, answer) => {
    pushServicesAnswer(answer);
    const log = (await logLines(send)).join('');
    expect(log).toMatch(/push (message|service) not/);
    const { p256dh, auth } = browser.subscription.keys;
    const secrets = ['secret-of', p256dh, auth, message.name, stageKeys.privateKey, 'vapid t='];
    expect(secrets.filter((text) => log.includes(text))).toEqual([]);
  });
});
