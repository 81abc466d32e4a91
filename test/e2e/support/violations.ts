import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/** Checks the contrast of colours, and nothing else. */
export const contrastOnly: Options = { runOnly: { type: 'rule', values: ['color-contrast'] } };

interface Violation {
  /** The name of a rule of axe. */
  readonly id: string;
  /** The selectors of the elements that break it. */
  readonly where: readonly string[];
}

/** The serious and critical violations on a page, by axe's usual rules unless the options name others. */
export async function severeViolations(
  page: Page,
  options: Options,
  exclude: readonly string[] = [],
): Promise<Violation[]> {
  // It loads axe twice, which takes as long as the analysis, unless it gets other code for that.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) });
  axe.options({ ...options, resultTypes: ['violations'] });
  for (const part of exclude) axe.exclude(part);
  // Legacy mode skips cross-origin frames, of which there are none, and opens no extra page.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}
