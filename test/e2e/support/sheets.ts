/** Returns the size of each page of a PDF in points: width and height, rounded. */
export const sheetsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  );

/** A4 in points. */
export const a4 = '595x842';
