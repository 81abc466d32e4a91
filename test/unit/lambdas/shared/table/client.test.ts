import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { aBusinessInput } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { ownerId } from '#test/support/builders/people.ts';

/** Milliseconds that the stacks give a Lambda of the API. */
const lambdaTimeout = 10_000;

/** Whether the table leaves a request without an answer. */
let isLeft: (body: string) => boolean;
let bodies: string[];
/** Requests that wait for an answer which never comes. */
const left = new Set<ServerResponse>();
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    if (!isLeft(body)) {
      response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
      return;
    }
    left.add(response);
    response.on('close', () => left.delete(response));
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
 * Waits for an answer; gives how long it took by the Lambda's clock. That clock runs fast while a request
 * is left without an answer, and else slower than ours, so that a busy machine does not cause timeouts.
 */
async function waitFor<T>(answer: Promise<T>): Promise<{ answer: T; elapsed: number }> {
  let isAnswered = false;
  const settled = answer.finally(() => {
    isAnswered = true;
  });
  let elapsed = 0;
  while (!isAnswered) {
    const step = left.size > 0 ? 100 : 1;
    await jest.advanceTimersByTimeAsync(step);
    elapsed += step;
    await sleep(2);
  }
  return { answer: await settled, elapsed };
}

async function register() {
  const { handler } = await import('#lambdas/businesses/handler.ts');
  const request = aRequest('POST /businesses', { as: { userId: ownerId }, body: aBusinessInput() });
  return waitFor(call(handler, request));
}

describe('the client of the table', () => {
  it('times out while the Lambda has time to answer', async () => {
    isLeft = () => true;
    const { answer, elapsed } = await register();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(elapsed).toBeLessThan(lambdaTimeout);
  });

  it('retries an unanswered request once, with the same token', async () => {
    const commits = () => bodies.filter((body) => body.includes('TransactItems'));
    isLeft = (body) => body.includes('TransactItems') && commits().length === 1;
    const { answer, elapsed } = await register();
    expect(answer.status).toBe(201);
    expect(elapsed).toBeLessThan(lambdaTimeout);
    expect(commits()).toHaveLength(2);
    expect(commits()[1]).toBe(commits()[0]);
    expect(JSON.parse(commits()[0] ?? '')).toHaveProperty('ClientRequestToken');
  });
});
