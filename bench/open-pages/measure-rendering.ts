import { invokeHandler } from '#test/support/builders/a-request.ts';
import { median } from '../support/median.ts';
import type { BuiltPages } from './build-pages.ts';
import { eventOf } from './call-page.ts';

/** Batches before the measured ones, until the code is compiled. */
const warmUps = 10;
const batches = 30;
/** Reading the CPU time takes as long as a small part of a page. */
const batchSize = 10;

/** Median CPU time of a warm page in milliseconds. */
export interface RenderingTimes {
  /** From data to HTML. */
  readonly rendering: number;
  /** The whole call with a table in memory. */
  readonly call: number;
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let batch = 0; batch < warmUps + batches; batch += 1) {
    const before = process.cpuUsage();
    for (let count = 0; count < batchSize; count += 1) await work();
    const { user, system } = process.cpuUsage(before);
    if (batch >= warmUps) times.push((user + system) / 1000 / batchSize);
  }
  return median(times);
}

/** Renders a page many times in this process. */
export async function measureRendering(pages: BuiltPages, path: string): Promise<RenderingTimes> {
  const event = eventOf(path);
  const call = await measure(() => invokeHandler(pages.handler, event));
  return { rendering: await measure(pages.renderAgain), call };
}
