import type { Page } from '@playwright/test';

/** Cumulative Layout Shift that users do not notice: https://web.dev/articles/cls. */
const unnoticed = 0.1;

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page: returns how far its parts have moved by themselves since it opened, and which parts. */
function shifts(): { readonly score: number; readonly parts: readonly string[] } {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const found = (observer.takeRecords() as unknown as Shift[]).filter((one) => !one.hadRecentInput);
  observer.disconnect();
  const nameOf = (node: Node | null) => node instanceof Element && node.outerHTML.slice(0, 120);
  return {
    score: found.reduce((sum, { value }) => sum + value, 0),
    parts: found.flatMap(({ sources }) => sources.map(({ node }) => nameOf(node) || 'a text')),
  };
}

/** Returns a message for each part that moved while the page was loading; none if users do not notice it. */
export async function shiftedParts(page: Page): Promise<readonly string[]> {
  const { score, parts } = await page.evaluate(shifts);
  if (score <= unnoticed) return [];
  return [...new Set(parts)].map((part) => `moved by itself (${score.toFixed(2)}): ${part}`);
}
