import { waitFor } from '@testing-library/react';
import { queryClient } from '#web/platform/api/query-client.ts';
import { refusal, replyTo, resetServer } from './fake-server.ts';

/** Whether a test runs, or what comes before the first one. */
let isOpen = true;

/** What answers the calls that wait. */
const waiting = new Set<(response: Response) => void>();

/** What a test has no answer to. */
const unanswered: string[] = [];

// After a lost connection the app would call again.
const refuse = () => refusal('FORBIDDEN');

function answerTo(url: string, init: RequestInit): Response | Promise<Response> {
  const reply = isOpen ? replyTo(url, init) : refuse();
  if (reply) return reply;
  unanswered.push(`${init.method ?? 'GET'} ${url}`);
  return refuse();
}

window.fetch = (url, init = {}) => {
  const { signal } = init;
  if (signal?.aborted) return Promise.reject(signal.reason);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const end = () => waiting.delete(resolve);
  waiting.add(resolve);
  promise.then(end, end);
  signal?.addEventListener('abort', () => reject(signal.reason));
  Promise.resolve(answerTo(String(url), init)).then(resolve, reject);
  return promise;
};

/**
 * Ends the calls of a page that is closed, so that none of them reaches the next test. Gives those that the test has no
 * answer to.
 */
export async function callsEnd(): Promise<readonly string[]> {
  isOpen = false;
  resetServer();
  queryClient.getQueryCache().clear();
  for (const resolve of waiting) resolve(refuse());
  // A change that was lost is sent again after a pause, and is then refused.
  await waitFor(() => expect([waiting.size, queryClient.isMutating()]).toEqual([0, 0]));
  queryClient.getMutationCache().clear();
  return unanswered.splice(0);
}

beforeEach(() => {
  isOpen = true;
});
