import type { Answer } from './answer.ts';
import { AppError } from './app-error.ts';
import { findAnswer, type Intent, rememberAnswer, type StoredAnswer } from './idempotency.ts';
import { commit, WriteConflict } from './table/transaction.ts';

/** Decisions made before giving up on a thing that everybody is writing. */
const attempts = 6;
/** Milliseconds; a wait is random and at most this, doubled each time. */
const firstWait = 20;

interface Decision {
  readonly operation: () => Promise<Answer>;
  readonly render: (answer: Answer) => StoredAnswer;
  readonly refuse: (error: AppError) => StoredAnswer;
  readonly intent: Intent | undefined;
  readonly now: Date;
}

/** Refusals are answers too, and remembered; what may go better next time is not. */
const isRemembered = (error: unknown): error is AppError =>
  error instanceof AppError && error.status < 500 && error.status !== 429;

async function decideOnce({ operation, render, refuse, intent, now }: Decision) {
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

function giveUp(conflict: WriteConflict, intent: Intent | undefined): AppError {
  const isOwnTwin = conflict.writes.some(
    ({ action }) => intent && action.Put?.Item?.['fingerprint'] === intent.fingerprint,
  );
  const code = isOwnTwin ? 'REQUEST_IN_PROGRESS' : 'UNAVAILABLE';
  return new AppError(code, { retryAfter: 1, cause: conflict });
}

/**
 * Loads, decides and saves, again where another write came first. With an intent, its first answer is
 * given again; answer and effect are written in one transaction, so a crash loses or doubles neither.
 */
export async function executeIdempotently(decision: Decision): Promise<StoredAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decideOnce(decision);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      if (attempt === attempts) throw giveUp(error, decision.intent);
      const wait = firstWait * 2 ** attempt * Math.random();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
