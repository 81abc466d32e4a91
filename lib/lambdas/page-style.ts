import { plainTokensCss } from '#contract/brand/tokens-css.ts';

/** The address of the font in `poster-font.css`, whose package only a build can read. */
const fontAddress = /url\([^)]*\.woff2["']?\)/g;

/**
 * Returns the style sheet of the open pages: the CSS of their views and the brand's tokens in it. The CSS has the faces of
 * the price font (`poster-font.css`). Throws if the CSS does not load the font, or could end the style element.
 */
export function pageStyle(css: string, font: string): string {
  const [address, ...others] = css.match(fontAddress) ?? [];
  if (address === undefined || others.length > 0) throw new Error('The CSS needs one font');
  // A parser makes one line end of CR and LF, which changes the hash.
  const style = `${plainTokensCss(css)}${css.replace(address, `url(${font})`)}`.replaceAll(
    '\r',
    '',
  );
  if (/<\/style/i.test(style)) throw new Error('The CSS ends its element');
  return style;
}
