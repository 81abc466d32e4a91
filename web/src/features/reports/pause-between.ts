import type { ListedReport } from '#contract/statistics/reports.ts';

/** Milliseconds between two requests for a new report: most are ready within seconds. */
const shortPause = 2_000;

const longPause = 10_000;

/** Milliseconds after a failed request. */
const afterFailure = 30_000;

/** Milliseconds until the short pauses end. */
const impatience = 30_000;

interface LastLook {
  readonly error: unknown;
}

/** Returns the milliseconds until a list is read again; false if no report is in progress. Longer for several pages. */
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

/** Returns the milliseconds until a report is read again; false if it is finished. `looks` counts earlier requests. */
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
