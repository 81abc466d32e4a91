import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace; `tdur` is the processor time that its thread used, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/**
 * Only the tasks: a disabled category alone would add all that are enabled by default, whose 20 times as many events
 * make tasks longer. The long tasks of a PerformanceObserver begin at 50 ms, which no task of an empty page takes.
 */
const categories = ['-*', 'disabled-by-default-devtools.timeline'];

/**
 * Milliseconds of processor time of the longest task on the main thread of a page. The time on the clock would contain
 * what other programs of a busy machine take.
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

/** Traces what is done with a page; returns the milliseconds of processor time of its longest task. */
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
