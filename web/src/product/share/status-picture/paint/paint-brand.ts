import { brandColours } from '#contract/brand/tokens.ts';

/** Paints stripes of an awning that hang from `top`, with round ends, over the whole width. */
export function paintAwning(
  context: CanvasRenderingContext2D,
  colours: readonly [string, string],
  { top, drop, width, stripes }: { top: number; drop: number; width: number; stripes: number },
): void {
  const stripe = width / stripes;
  for (let index = 0; index < stripes; index += 1) {
    const left = index * stripe;
    context.fillStyle = colours[index % 2] ?? colours[0];
    context.beginPath();
    context.rect(left, top, stripe, drop);
    context.arc(left + stripe / 2, top + drop, stripe / 2, 0, Math.PI);
    context.fill();
  }
}

/** Sides in pixels of the brand's drawings. */
const icon = { side: 48 } as const;
const name = { width: 125, height: 34 } as const;
/** Height of the name and distance to it, in heights of the icon; as in the app's wordmark. */
const nameHeight = 0.72;
const gap = 0.3;

/** Paints the paths of one of the brand's drawings, which the page has. */
function paintDrawing(context: CanvasRenderingContext2D, id: string): void {
  for (const path of document.querySelectorAll(`#${id} path`)) {
    const shape = new Path2D(path.getAttribute('d') ?? '');
    const stroke = path.getAttribute('stroke');
    const fill = path.getAttribute('fill');
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = Number(path.getAttribute('stroke-width'));
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(shape);
    } else {
      context.fillStyle = !fill || fill === 'currentColor' ? brandColours.white : fill;
      context.fill(shape);
    }
  }
}

/** Paints the wordmark in white. */
export function paintWordmark(
  context: CanvasRenderingContext2D,
  { left, middle, height }: { left: number; middle: number; height: number },
): void {
  context.save();
  context.translate(left, middle - height / 2);
  context.scale(height / icon.side, height / icon.side);
  paintDrawing(context, 'brand-icon');
  context.restore();
  const scale = (height * nameHeight) / name.height;
  context.save();
  context.translate(left + height * (1 + gap), middle - (height * nameHeight) / 2);
  context.scale(scale, scale);
  paintDrawing(context, 'brand-name');
  context.restore();
}

/** Returns the width of a wordmark by its height. */
export const wordmarkWidth = (height: number): number =>
  height * (1 + gap) + ((height * nameHeight) / name.height) * name.width;
