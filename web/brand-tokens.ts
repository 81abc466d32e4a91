import type { Plugin } from 'vite';
import { tokensCss } from '#contract/brand/tokens-css.ts';

/** Writes the tokens into the pages, so that they hold before any style sheet or script is loaded. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    transformIndexHtml: () => [{ tag: 'style', children: tokensCss(), injectTo: 'head-prepend' }],
  };
}
