import type { Plugin } from 'vite';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { tokensCss } from '#contract/brand/tokens-css.ts';

/** Browsers read the character set from the first 1,024 bytes only, so the tokens come after it. */
const charset = '<meta charset="utf-8" />';

const placeOfDrawings = '<!-- brand-drawings -->';

/**
 * Writes the tokens and the brand's drawings into the pages, so that they are there before any style sheet or script is
 * loaded. The page of the API has no drawings.
 */
export function brandTokens(): Plugin {
  return {
    name: 'brand-tokens',
    transformIndexHtml(html) {
      if (!html.includes(charset)) throw new Error('The page declares no character set.');
      return html
        .replace(charset, `${charset}<style>${tokensCss()}</style>`)
        .replace(placeOfDrawings, brandDrawings);
    },
  };
}
