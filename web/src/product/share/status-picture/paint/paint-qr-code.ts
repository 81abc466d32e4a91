import { brandColours } from '#contract/brand/tokens.ts';
import { qrModules } from '#web/lib/format/qr-modules.ts';

interface Place {
  readonly right: number;
  readonly bottom: number;
  /** Longest side in pixels. */
  readonly side: number;
}

/** Paints a link as a QR code of whole pixels on a white card. Returns the side of the card in pixels. */
export function paintQrCode(
  context: CanvasRenderingContext2D,
  link: string,
  { right, bottom, side }: Place,
): number {
  const modules = qrModules(link);
  const pixels = Math.max(1, Math.floor(side / modules.length));
  const card = modules.length * pixels;
  const [left, top] = [right - card, bottom - card];
  context.beginPath();
  context.roundRect(left, top, card, card, 2 * pixels);
  context.fillStyle = brandColours.white;
  context.fill();
  context.fillStyle = brandColours.darkPlum;
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * pixels, top + y * pixels, pixels, pixels);
    });
  });
  return card;
}
