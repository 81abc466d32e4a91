/** Widths of an image's variants in pixels. A variant is never wider than its original. */
export const imageWidths = [320, 640, 1280] as const;

/** Formats of each variant, the smaller file first. */
export const imageFormats = ['avif', 'webp'] as const;

/** Returns the file of a variant, below the key or the URL of an image. */
export const variantOf = (
  keyOrUrl: string,
  width: (typeof imageWidths)[number],
  format: (typeof imageFormats)[number],
): string => `${keyOrUrl}/${width}.${format}`;

/** Returns the files of all variants of an image, with their widths and formats. */
export const variantsOf = (keyOrUrl: string) =>
  imageWidths.flatMap((width) =>
    imageFormats.map((format) => ({ file: variantOf(keyOrUrl, width, format), width, format })),
  );
