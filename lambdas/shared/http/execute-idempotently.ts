import { AppError } from '../app-error.ts';
import { longestRequest } from '../table/failures.ts';
import { isConflict, retryOnConflict } from '../table/retry-on-conflict.ts';
import { commit, WriteConflict } from '../table/transaction.ts';
import type { Answer } from './answer.ts';
import { findAnswer, type Intent, rememberAnswer, type StoredAnswer } from './idempotency.ts';

interface Execution {
  readonly operation: () => Promise<Answer>;
  readonly render: (answer: Answer) => StoredAnswer;
  readonly refuse: (error: AppError) => StoredAnswer;
  readonly intent: Intent | undefined;
  readonly now: Date;
  /** Milliseconds until the Lambda is stopped. */
  readonly remainingTime: () => number;
}

/** Refusals are answers too, and remembered; errors that may pass are not. */
const isRemembered = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.status !== 429;

/** The remembered answer is the first write, by which `giveUp` recognises it. */
async function executeOnce({ operation, render, refuse, intent, now }: Execution) {
  const earlier = intent && (await findAnswer(intent, now));
  if (earlier) return earlier;
  try {
    const answer = await operation();
    const rendered = render(answer);
    const memory = intent ? [rememberAnswer(intent, rendered, now)] : [];
    await commit([...memory, ...answer.writes]);
    return rendered;
  } catch (error) {
    if (!intent || !isRemembered(error)) throw error;
    const refusal = refuse(error);
    await commit([rememberAnswer(intent, refusal, now)]);
    return refusal;
  }
}

function giveUp(conflict: unknown, intent: Intent | undefined): AppError {
  const isTwin = intent && conflict instanceof WriteConflict && conflict.failed.includes(0);
  const code = isTwin ? 'REQUEST_IN_PROGRESS' : 'UNAVAILABLE';
  return new AppError(code, { retryAfter: 1, cause: conflict });
}

/**
 * Runs an operation and commits its writes; runs it again where another write came first. With an
 * intent, the first answer is remembered in the same transaction as the writes, and given again. Throws
 * the operation's refusal, or UNAVAILABLE or REQUEST_IN_PROGRESS when attempts or time are used up.
 */
export async function executeIdempotently(execution: Execution): Promise<StoredAnswer> {
  const mayWait = (milliseconds: number) =>
    execution.remainingTime() - milliseconds > longestRequest;
  try {
    return await retryOnConflict(() => executeOnce(execution), mayWait);
  } catch (error) {
    throw isConflict(error) ? giveUp(error, execution.intent) : error;
  }
}
