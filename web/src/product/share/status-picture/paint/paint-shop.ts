import { brandColours } from '#contract/brand/tokens.ts';
import { fitText } from '../fit-text.ts';
import type { PictureContent } from '../picture-content.ts';
import { column, foot, margin, pictureSize } from '../picture-size.ts';
import { paintQrCode } from './paint-qr-code.ts';
import { measureIn, type Voice, writeLine } from './write-text.ts';

const { darkPlum } = brandColours;

/** Longest side of the QR code in pixels. */
const codeSide = 330;

interface LineRoom {
  readonly voice: Voice;
  readonly colour: string;
  readonly left: number;
  readonly width: number;
  readonly largest: number;
  readonly smallest: number;
}

/** Writes a text on one line, smaller if it is long. */
function writeFitted(
  context: CanvasRenderingContext2D,
  text: string,
  baseline: number,
  { voice, colour, left, ...room }: LineRoom,
): void {
  const { size, lines } = fitText(text, measureIn(context, voice), {
    ...room,
    height: Number.POSITIVE_INFINITY,
    maxLines: 1,
    lineHeight: 1,
  });
  writeLine(context, lines[0] ?? '', { voice, size, colour, left, baseline });
}

/** Paints shop and QR code above the foot. Returns the top of the row. */
export function paintShop(
  context: CanvasRenderingContext2D,
  content: PictureContent,
  colour: string,
): number {
  const bottom = foot - 40;
  const card = paintQrCode(context, content.link, {
    right: pictureSize.width - margin,
    bottom,
    side: codeSide,
  });
  const room = { left: margin, width: column - card - 40 };
  const name = fitText(content.shopName, measureIn(context, 'poster'), {
    ...{ width: room.width, height: card * 0.46 },
    ...{ maxLines: 2, largest: 72, smallest: 40, lineHeight: 1 },
  });
  let baseline = bottom - card;
  for (const text of name.lines) {
    baseline += name.size;
    writeLine(context, text, {
      ...{ voice: 'poster', size: name.size, colour: darkPlum, left: margin, baseline },
    });
  }
  for (const text of content.place) {
    baseline += 46;
    writeFitted(context, text, baseline, {
      ...{ ...room, voice: 'plain', colour, largest: 36, smallest: 26 },
    });
  }
  writeFitted(context, content.call, bottom - 8, {
    ...{ ...room, voice: 'strong', colour: darkPlum, largest: 36, smallest: 24 },
  });
  return bottom - card;
}
