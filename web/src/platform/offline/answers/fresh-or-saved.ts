import { isConnectionFailure } from '#web/platform/http/http.ts';
import type { SavedAnswer } from './saved-answer.ts';
import type { WhenSaved } from './when-saved.ts';

/** An earlier answer that is shown instead of the server's. */
export type Shown = Pick<SavedAnswer, 'answeredAt' | 'data'>;

interface FreshOrSaved {
  readonly load: () => Promise<unknown>;
  readonly readSavedAnswer: () => Promise<Shown | undefined>;
  readonly when: Exclude<WhenSaved, 'never'>;
  /** Called if the server answers after the stored answer was shown. */
  readonly onLate: (data: unknown, saved: Shown) => void;
}

type Answer = { readonly data: unknown } | { readonly saved: Shown };

/** Returns the result of a promise, or `late` after a timeout. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, milliseconds, 'late');
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the server's answer or, by the rule `when`, the stored one. Rejects at once if the server refuses. */
export async function freshOrSaved({
  load,
  readSavedAnswer,
  when,
  onLate,
}: FreshOrSaved): Promise<Answer> {
  const fresh = load().then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  const first = await (when === 'notReached' ? fresh : within(fresh, when));
  if (first !== 'late' && 'data' in first) return first;
  if (first !== 'late' && !isConnectionFailure(first.error)) throw first.error;
  // A failed read counts as nothing stored.
  const reading = readSavedAnswer().catch(() => undefined);
  // The server may answer while the storage is read.
  const shown = reading.then(async (saved) => (saved ? { saved } : await fresh));
  const last = await Promise.race([fresh, shown]);
  if ('error' in last) {
    const saved = isConnectionFailure(last.error) ? await reading : undefined;
    if (saved) return { saved };
    throw last.error;
  }
  if ('saved' in last) fresh.then((late) => 'data' in late && onLate(late.data, last.saved));
  return last;
}
