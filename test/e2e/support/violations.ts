import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { CheckResult, NodeResult, Result, RunOptions } from 'axe-core';

declare const axe: typeof import('axe-core');

export const contrastOnly: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast'] },
};

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Search {
  readonly options: RunOptions;
  readonly exclude: string[];
}

/** Runs in a page with axe: returns the serious and critical violations outside of the excluded parts. */
async function violationsIn({ options, exclude }: Search): Promise<Result[]> {
  // Preloading would read all style sheets for a rule that is off.
  const preload = { assets: ['media' as const] };
  const resultTypes = ['violations' as const];
  const { violations } = await axe.run({ exclude }, { ...options, preload, resultTypes });
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
}

const whereAndWhy = ({ target, any, all, none }: NodeResult): string => {
  const reasons = [...any, ...all, ...none].map(({ message }: CheckResult) => message);
  return `${target.join(' ')} (${reasons.join(', ')})`;
};

/** Returns the serious and critical violations on a page, each with its selectors; by default of axe's usual rules. */
export async function severeViolations(
  page: Page,
  options: RunOptions,
  exclude: string[] = [],
): Promise<string[]> {
  // A page keeps axe until the user leaves it; @axe-core/playwright would load it twice for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const found = await page.evaluate(violationsIn, { options, exclude });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(whereAndWhy).join('; ')}`);
}
