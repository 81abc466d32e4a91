import type { Plugin } from 'vite';
import { tokensCss } from '#contract/brand/tokens-css.ts';

/** Browsers read the character set from the first 1,024 bytes only, so the tokens come after it. */
const charset = '<meta charset="utf-8" />';

/** Writes the tokens into the pages, so that they hold before any style sheet or script is loaded. */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    transformIndexHtml(html) {
      if (!html.includes(charset)) throw new Error('The page declares no character set.');
      return html.replace(charset, `${charset}<style>${tokensCss()}</style>`);
    },
  };
}
