import type { Result } from 'lighthouse';

/** Cumulative Layout Shift that users do not notice: https://web.dev/articles/cls. */
const unnoticed = 0.1;

/** Returns a line for each part that moved while a page loaded, if users notice it. */
export function shiftedParts({ audits }: Result): readonly string[] {
  if ((audits['cumulative-layout-shift']?.numericValue ?? 0) <= unnoticed) return [];
  const details = audits['layout-shifts']?.details;
  if (details?.type !== 'table') return [];
  return details.items.map(({ node, score }) => {
    const part = typeof node === 'object' && 'snippet' in node ? node.snippet : 'unknown part';
    return `shift of ${Number(score).toFixed(3)}: ${part}`;
  });
}
