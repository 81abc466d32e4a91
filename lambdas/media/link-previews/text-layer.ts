import sharp, { type OverlayOptions } from 'sharp';
import { escapeMarkup } from '#contract/fields/escape-markup.ts';
import { size } from './layout.ts';

/**
 * Characters that both fonts have: Latin letters, digits and common signs. Other characters are left out, since a
 * machine without fonts would draw boxes.
 */
const printable = /^[ -~¡-¬®-ćĊ-ēĖ-ěĞ-ģĦħĪīĮ-ĳĶ-ľŁ-ňŊ-ōŐ-śŞ-ŧŪūŮ-ž–—‘’‚“”„†•…‹›€™−]$/u;

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

/** Faces: two of sentences, and the one of posters. */
type Face = 'regular' | 'bold' | 'poster';

/** Style of a line of text: size in pixels, colour as `#rrggbb`. */
export interface TextStyle {
  readonly size: number;
  readonly face: Face;
  readonly isStruck?: boolean;
  readonly colour: string;
}

/** Names of the faces as Pango reads them. The comma keeps "Condensed" a part of the family's name. */
const names: Readonly<Record<Face, string>> = {
  regular: 'Inter',
  bold: 'Inter Bold',
  poster: 'Sofia Sans Extra Condensed, Heavy',
};

/** Returns the font file of the package, which is also beside the bundle: a Lambda has no fonts. */
function fontFile(face: Face): string {
  switch (face) {
    case 'regular':
      return require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
    case 'bold':
      return require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf');
    case 'poster':
      return require.resolve(
        '@expo-google-fonts/sofia-sans-extra-condensed/900Black/SofiaSansExtraCondensed_900Black.ttf',
      );
  }
}

/** Draws text with Pango from a font file: text in an SVG would need fontconfig and open one more decoder. */
function render(markup: string, { size, face }: TextStyle) {
  const font = `${names[face]} ${size}px`;
  return sharp({ text: { text: markup, font, fontfile: fontFile(face), rgba: true } })
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

interface Place {
  readonly left: number;
  readonly top: number;
}

/** Draws markup as a layer. What would lie beyond the picture is cut off: it is the invisible end of a line. */
async function layerOf(markup: string, style: TextStyle, { left, top }: Place) {
  const { data, info } = await render(markup, style);
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  const room = size.width - left;
  if (width <= room) return { input: data, raw, left, top };
  const input = await sharp(data, { raw })
    .extract({ left: 0, top: 0, width: room, height })
    .raw()
    .toBuffer();
  return { input, raw: { ...raw, width: room }, left, top };
}

/** Draws a line of text as a layer with its top left corner at a point, in pixels. */
export function textLayer(text: string, style: TextStyle, place: Place): Promise<OverlayOptions> {
  const struck = style.isStruck ? ' strikethrough="true"' : '';
  const seen = `<span foreground="${style.colour}"${struck}>${escapeMarkup(text)}</span>`;
  return layerOf(seen + fullHeight, style, place);
}

/** Draws figures of equal width as a layer that ends where their ink ends. */
export function figuresLayer(text: string, style: TextStyle, place: Place) {
  const seen = `<span foreground="${style.colour}" font_features="tnum">${escapeMarkup(text)}</span>`;
  return layerOf(seen, style, place);
}
