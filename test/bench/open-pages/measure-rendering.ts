import { invokeHandler } from '#test/support/builders/a-request.ts';
import { median } from '../cold-start/median.ts';
import type { BuiltPages } from './build-pages.ts';
import { eventOf } from './call-page.ts';

const rendersBefore = 100;
const renders = 300;

/** Median CPU time of a warm page in milliseconds. */
export interface RenderingTimes {
  /** From data to HTML. */
  readonly rendering: number;
  /** The whole call with a table in memory. */
  readonly call: number;
}

/** Renders a page many times in this process, after it was rendered often enough to be compiled. */
export async function measureRendering(pages: BuiltPages, path: string): Promise<RenderingTimes> {
  const event = eventOf(path);
  for (let count = 0; count < rendersBefore; count += 1) await invokeHandler(pages.handler, event);
  pages.renderings.length = 0;
  const calls: number[] = [];
  for (let count = 0; count < renders; count += 1) {
    const before = process.cpuUsage();
    await invokeHandler(pages.handler, event);
    const { user, system } = process.cpuUsage(before);
    calls.push(user + system);
  }
  return { rendering: median(pages.renderings) / 1000, call: median(calls) / 1000 };
}
