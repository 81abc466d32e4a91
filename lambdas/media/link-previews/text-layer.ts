import sharp, { type OverlayOptions } from 'sharp';
import { escapeMarkup } from '#lambdas/platform/text/escape-markup.ts';

/**
 * Characters of the font: Latin letters, digits and common signs. Other characters are left out, since a machine
 * without fonts would draw boxes.
 */
const printable = /^[ -~¡-¬®-ňŊ-ſ–—‘’‚“”„†•…‹›€™−]$/u;

const isPrintable = (text: string) => [...text].every((one) => printable.test(one));

/** Returns the first printable form of a character, such as `a` for a bold mathematical one; may be empty. */
function printableForm(one: string): string {
  const compatible = one.normalize('NFKC');
  const withoutMarks = one.normalize('NFKD').replace(/\p{M}/gu, '');
  return [one, compatible, withoutMarks].find(isPrintable) ?? '';
}

/** Removes characters that the font lacks: emoji, control characters, other scripts. The text may become empty. */
export function printableText(text: string): string {
  const forms = [...text.normalize('NFC').replace(/\s+/gu, ' ')].map(printableForm);
  return forms.join('').replace(/ +/g, ' ').trim();
}

/** Style of a line of text: size in pixels, colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isStruck?: boolean;
  readonly colour: string;
}

/** Returns the font file of the package, which is also beside the bundle: a Lambda has no fonts. */
function fontFile(isBold: boolean): string {
  return isBold
    ? require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')
    : require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
}

/** Draws text with Pango from a font file: text in an SVG would need fontconfig and open one more decoder. */
function render(markup: string, { size, isBold = false }: TextStyle) {
  const font = `Inter ${isBold ? 'Bold ' : ''}${size}px`;
  return sharp({ text: { text: markup, font, fontfile: fontFile(isBold), rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns the width of a line of text in pixels. */
export async function widthOf(text: string, style: TextStyle): Promise<number> {
  if (text.trim() === '') return 0;
  const { info } = await render(escapeMarkup(text), style);
  return info.width;
}

/** Invisible text that gives all layers of a size the same height, so that tops align. */
const fullHeight = '<span alpha="1"> Åj</span>';

/** Draws a line of text as a layer with its top left corner at a point, in pixels. */
export async function textLayer(
  text: string,
  style: TextStyle,
  { left, top }: { left: number; top: number },
): Promise<OverlayOptions> {
  const struck = style.isStruck ? ' strikethrough="true"' : '';
  const seen = `<span foreground="${style.colour}"${struck}>${escapeMarkup(text)}</span>`;
  const { data, info } = await render(seen + fullHeight, style);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { input: data, raw, left, top };
}
