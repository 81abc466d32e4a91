import { AppError } from '../errors/app-error.ts';
import { logger } from '../logging/logger.ts';
import { type Commit, retryCallOnConflict } from '../table/retry-on-conflict.ts';
import { type Write, WriteConflict } from '../table/write.ts';
import type { Answer } from './answer.ts';
import { findAnswer, insertAnswer } from './idempotency-store.ts';
import type { IdempotentRequest, StoredAnswer } from './idempotent-request.ts';

interface Execution {
  readonly operation: () => Promise<Answer>;
  readonly render: (answer: Answer) => StoredAnswer;
  readonly renderError: (error: AppError) => StoredAnswer;
  /** Undefined for a request without an idempotency key. */
  readonly idempotentRequest: IdempotentRequest | undefined;
  readonly now: Date;
  /** Milliseconds until the Lambda is stopped. */
  readonly remainingTime: () => number;
}

/** Refusals are remembered as answers, unless they may pass or another token may help. */
const isRemembered = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.isRemembered &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429 &&
  error.code !== 'REQUEST_IN_PROGRESS';

/** Runs work after a commit or its failure. A failure of this work is only logged. */
async function runAfterwards<T>(work: (() => Promise<T>) | undefined): Promise<T | undefined> {
  try {
    return await work?.();
  } catch (error) {
    logger.error('work after a commit failed', { error: error as Error });
    return undefined;
  }
}

async function commitAnswer(answer: Answer, writes: readonly Write[], commit: Commit) {
  try {
    await commit(writes);
  } catch (error) {
    const isCommitted = await runAfterwards<unknown>(answer.afterFailure);
    if (isCommitted !== true) throw error;
  }
  await runAfterwards(answer.afterCommit);
}

/** The remembered answer is the first write; `givenUp` relies on that. */
async function executeOnce(
  { operation, render, renderError, idempotentRequest, now }: Execution,
  commit: Commit,
): Promise<StoredAnswer> {
  const earlier = idempotentRequest && (await findAnswer(idempotentRequest, now));
  if (earlier) return earlier;
  try {
    const answer = await operation();
    const rendered = render(answer);
    const remembered = idempotentRequest
      ? [await insertAnswer(idempotentRequest, rendered, now)]
      : [];
    await commitAnswer(answer, [...remembered, ...answer.writes], commit);
    return rendered;
  } catch (error) {
    if (!idempotentRequest || !isRemembered(error)) throw error;
    const refusal = renderError(error);
    await commit([await insertAnswer(idempotentRequest, refusal, now)]);
    return refusal;
  }
}

/**
 * Returns the error after too many conflicts: the same request is running, or the caller sends more at once than
 * can be written in sequence, which is no failure of the API.
 */
function givenUp(conflict: WriteConflict, request: IdempotentRequest | undefined): AppError {
  const isSameRequest = request !== undefined && conflict.failed.includes(0);
  const busy = conflict.isOfTransactions ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
  const code = isSameRequest ? 'REQUEST_IN_PROGRESS' : busy;
  return new AppError(code, { retryAfter: 1, cause: conflict });
}

/**
 * Runs an operation and commits its writes, again after a conflict. With an idempotency key, the first answer is
 * remembered in the same transaction and repeated later. Throws the operation's refusal, or TOO_MANY_REQUESTS,
 * UNAVAILABLE or REQUEST_IN_PROGRESS.
 */
export async function executeIdempotently(execution: Execution): Promise<StoredAnswer> {
  try {
    return await retryCallOnConflict(
      (commit) => executeOnce(execution, commit),
      execution.remainingTime,
    );
  } catch (error) {
    throw error instanceof WriteConflict ? givenUp(error, execution.idempotentRequest) : error;
  }
}
