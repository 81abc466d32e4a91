import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

type Options = Parameters<AxeBuilder['options']>[0];

/** Checks the contrast of colours, and nothing else. */
export const contrastOnly: Options = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** The selector of an element, and what is wrong with it. */
const whereAndWhy = ({ target, any, all, none }: Found): string => {
  const reasons = [...any, ...all, ...none].map(({ message }) => message);
  return `${target.join(' ')} (${reasons.join(', ')})`;
};

/**
 * The serious and critical violations on a page, by axe's usual rules unless the options name others: each the name of
 * a rule, with the selectors of the elements that break it.
 */
export async function severeViolations(
  page: Page,
  options: Options,
  exclude: readonly string[] = [],
): Promise<string[]> {
  // It loads axe twice, which takes as long as the analysis, unless it gets other code for that.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) });
  // It would read all style sheets for a rule that is off.
  const preload = { assets: ['media'] };
  axe.options({ ...options, preload, resultTypes: ['violations'] });
  for (const part of exclude) axe.exclude(part);
  // Legacy mode skips cross-origin frames, of which there are none, and opens no extra page.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(whereAndWhy).join('; ')}`);
}
