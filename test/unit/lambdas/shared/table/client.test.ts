import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';

/** The timeout of the API Lambdas in the stacks, in milliseconds. */
const lambdaTimeout = 10_000;

/** Whether the server leaves a request with this body unanswered. */
let isUnanswered: (body: string) => boolean;
let bodies: string[];
/** Open responses that are never sent. */
const unanswered = new Set<ServerResponse>();
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    if (!isUnanswered(body)) {
      response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
      return;
    }
    unanswered.add(response);
    response.on('close', () => unanswered.delete(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['AWS_ENDPOINT_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  delete process.env['AWS_ENDPOINT_URL'];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  bodies = [];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
});

afterEach(() => jest.useRealTimers());

/**
 * Waits for an answer; returns the elapsed milliseconds. The fake clock runs fast while a request is unanswered, and
 * otherwise slowly, so that a busy machine causes no timeout.
 */
async function waitFor<T>(answer: Promise<T>): Promise<{ answer: T; elapsed: number }> {
  let isAnswered = false;
  const settled = answer.finally(() => {
    isAnswered = true;
  });
  let elapsed = 0;
  while (!isAnswered) {
    const step = unanswered.size > 0 ? 100 : 1;
    await jest.advanceTimersByTimeAsync(step);
    elapsed += step;
    await sleep(2);
  }
  return { answer: await settled, elapsed };
}

async function register() {
  const { handler } = await import('#lambdas/entries/api/businesses.ts');
  const request = aRequest('POST /businesses', { as: { userId: ownerId }, body: aBusinessInput() });
  return waitFor(invokeHandler(handler, request));
}

describe('the client of the table', () => {
  it('times out before the Lambda does', async () => {
    isUnanswered = () => true;
    const { answer, elapsed } = await register();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(elapsed).toBeLessThan(lambdaTimeout);
  });

  it('retries an unanswered request once, with the same token', async () => {
    const commits = () => bodies.filter((body) => body.includes('TransactItems'));
    isUnanswered = (body) => body.includes('TransactItems') && commits().length === 1;
    const { answer, elapsed } = await register();
    expect(answer.status).toBe(201);
    expect(elapsed).toBeLessThan(lambdaTimeout);
    expect(commits()).toHaveLength(2);
    expect(commits()[1]).toBe(commits()[0]);
    expect(JSON.parse(commits()[0] ?? '')).toHaveProperty('ClientRequestToken');
  });
});
