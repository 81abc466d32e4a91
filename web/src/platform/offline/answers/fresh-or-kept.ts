import { isConnectionFailure } from '#web/platform/http/http.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { WhenKept } from './when-kept.ts';

/** An earlier answer, which is shown instead of the server's. */
export type Shown = Pick<KeptAnswer, 'answeredAt' | 'data'>;

interface FreshOrKept {
  readonly load: () => Promise<unknown>;
  readonly readKept: () => Promise<Shown | undefined>;
  readonly when: Exclude<WhenKept, 'never'>;
  /** Called where the server answers after the kept answer was shown. */
  readonly onLate: (data: unknown, kept: Shown) => void;
}

type Answer = { readonly data: unknown } | { readonly kept: Shown };

/** The result of a promise, or `late` where it takes longer. */
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

/**
 * The server's answer, or the one that was kept, by `when`. Rejects with the failure where none was kept, and at once
 * where the server refuses.
 */
export async function freshOrKept({ load, readKept, when, onLate }: FreshOrKept): Promise<Answer> {
  const fresh = load().then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  );
  const first = await (when === 'notReached' ? fresh : within(fresh, when));
  if (first !== 'late' && 'data' in first) return first;
  if (first !== 'late' && !isConnectionFailure(first.error)) throw first.error;
  // What cannot be read was not kept.
  const reading = readKept().catch(() => undefined);
  // The server may answer while the device is read.
  const shown = reading.then(async (kept) => (kept ? { kept } : await fresh));
  const last = await Promise.race([fresh, shown]);
  if ('error' in last) {
    const kept = isConnectionFailure(last.error) ? await reading : undefined;
    if (kept) return { kept };
    throw last.error;
  }
  if ('kept' in last) fresh.then((late) => 'data' in late && onLate(late.data, last.kept));
  return last;
}
