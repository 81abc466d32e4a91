import sharp, { type OverlayOptions } from 'sharp';
import { escapeMarkup } from '#lambdas/platform/text/escape-markup.ts';

/** How a line of text looks; its size is in pixels, and its colour `#rrggbb`. */
export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isStruck?: boolean;
  readonly colour: string;
}

/** The file of the font in the package, which is also beside the bundle: a Lambda has no fonts. */
function fontFile(isBold: boolean): string {
  return isBold
    ? require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')
    : require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
}

function render(markup: string, { size, isBold = false }: TextStyle) {
  const font = `Inter ${isBold ? 'Bold ' : ''}${size}px`;
  return sharp({ text: { text: markup, font, fontfile: fontFile(isBold), rgba: true } })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The width in pixels of a text in one line. */
export async function widthOf(text: string, style: TextStyle): Promise<number> {
  if (text.trim() === '') return 0;
  const { info } = await render(escapeMarkup(text), style);
  return info.width;
}

/**
 * Invisible text that follows each text, so that all pictures of a size are equally high, with or without accents, and
 * lines of text can be placed by their tops.
 */
const fullHeight = '<span alpha="1"> Åj</span>';

/** A line of text as a layer whose top left corner is at a place of the picture, in pixels. */
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
