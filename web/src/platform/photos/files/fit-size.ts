/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in which a picture fits into a square of `longest` pixels, of the same shape and never larger. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
