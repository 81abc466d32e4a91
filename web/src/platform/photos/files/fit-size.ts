/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down to a square of `longest` pixels, keeping its shape; never enlarges. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
