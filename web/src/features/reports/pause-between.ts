import type { ListedReport } from '#contract/statistics/reports.ts';

/** Milliseconds between two looks at a report that was just asked for: most are ready within seconds. */
const shortPause = 2_000;

const longPause = 10_000;

/** The same after a look that failed. */
const afterFailure = 30_000;

/** How long the short pauses last, in milliseconds. */
const impatience = 30_000;

interface LastLook {
  readonly error: unknown;
}

/** Milliseconds until a list is read again; false where no report is being made. Longer for a list of several pages. */
export function pauseOfList(
  reports: readonly Pick<ListedReport, 'status' | 'createdAt'>[],
  pages: number,
  { error }: LastLook,
  now = Date.now(),
): number | false {
  const processing = reports.filter(({ status }) => status === 'processing');
  if (processing.length === 0) return false;
  const isNew = processing.some(({ createdAt }) => now - Date.parse(createdAt) < impatience);
  return (error ? afterFailure : isNew ? shortPause : longPause) * pages;
}

/** Milliseconds until a report is read again; false where it is not being made. `looks` counts those before. */
export function pauseOfReport({
  data,
  error,
  dataUpdateCount: looks,
}: LastLook & {
  readonly data: Pick<ListedReport, 'status'> | undefined;
  readonly dataUpdateCount: number;
}): number | false {
  if (data?.status !== 'processing') return false;
  if (error) return afterFailure;
  return looks * shortPause < impatience ? shortPause : longPause;
}
