// Replaces `lambdas/pages/show-page.tsx` in the bundle.
import * as original from '#lambdas/pages/show-page.tsx';

/** CPU microseconds of each rendered page, all threads included. */
export const renderings: number[] = [];

export const showPage: typeof original.showPage = async (content) => {
  const before = process.cpuUsage();
  const page = await original.showPage(content);
  const { user, system } = process.cpuUsage(before);
  renderings.push(user + system);
  return page;
};
