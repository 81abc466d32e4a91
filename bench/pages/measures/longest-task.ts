import type { Browser, Page } from '@playwright/test';

/** A Chromium trace event; `tdur` is the thread's processor time in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/**
 * Traces only tasks: the default events are 20 times as many and make tasks longer. The long tasks of a
 * PerformanceObserver begin at 50 ms, which no task of an empty page reaches.
 */
const categories = ['-*', 'disabled-by-default-devtools.timeline'];

/**
 * Returns the longest task on the main thread, in milliseconds of processor time. Wall-clock time would include other
 * programs of a busy machine.
 */
function longestOf(events: readonly TraceEvent[]): number {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)),
  );
  const longest = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur));
  if (longest === 0) throw new Error('The trace has no processor time of a task of a page');
  return longest / 1_000;
}

/** Traces work on a page. Returns the processor time of its longest task in milliseconds. */
export async function longestTask(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories });
  await work();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  return longestOf(traceEvents);
}
