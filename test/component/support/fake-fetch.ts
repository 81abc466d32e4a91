import { waitFor } from '@testing-library/react';
import { queryClient } from '#web/platform/api/query-client.ts';
import { refusal, replyTo, resetServer } from './fake-server.ts';

/** True during tests and their setup. */
let isOpen = true;

/** Functions that answer the pending calls. */
const waiting = new Set<(response: Response) => void>();

const unanswered: string[] = [];

// A refusal, because the app would retry after a lost connection.
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

/** Ends the calls of a closed page, so that none reaches the next test. Returns the calls without an answer. */
export async function callsEnd(): Promise<readonly string[]> {
  isOpen = false;
  resetServer();
  queryClient.getQueryCache().clear();
  for (const resolve of waiting) resolve(refuse());
  // A lost change is sent again after a pause, and is then refused.
  await waitFor(() => expect([waiting.size, queryClient.isMutating()]).toEqual([0, 0]));
  queryClient.getMutationCache().clear();
  return unanswered.splice(0);
}

beforeEach(() => {
  isOpen = true;
});
