import type { ReactNode } from 'react';
import { imageFormats, imageWidths, variantOf } from '#contract/media/image-variants.ts';
import type { ShownImage } from '#contract/media/images.ts';
import classes from './picture.module.css';
import { placeholderColour } from './placeholder-colour.ts';
import colours from './placeholder-colours.module.css';

type Format = (typeof imageFormats)[number];

/** Returns an image's variants as a `srcset`. Of several with the same width, only the first is listed. */
export function srcSetOf({ url, width }: ShownImage, format: Format): string {
  const candidates = imageWidths.map((variant) => ({
    file: variantOf(url, variant, format),
    pixels: Math.min(variant, width ?? variant),
  }));
  return candidates
    .filter(({ pixels }, index) => pixels !== candidates[index - 1]?.pixels)
    .map(({ file, pixels }) => `${file} ${pixels}w`)
    .join(', ');
}

/** Returns the file for browsers that support no other one. */
export const plainSourceOf = ({ url }: ShownImage): string => variantOf(url, 640, 'webp');

/** Width in pixels below which a picture is not enlarged to fill its frame. */
const smallWidth = 160;

interface ReadyPictureProps {
  readonly image: ShownImage;
  /** The width of the picture in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Empty if a title beside it describes the picture. */
  readonly alt: string;
  readonly className?: string | undefined;
  /**
   * Whether it is at most 320 pixels wide. Browsers without AVIF then get 640 pixels without a choice, as phones do
   * anyway: 17 bytes less for each card.
   */
  readonly isNarrow?: boolean;
  /** Loads at once and before others: for a picture in view when the page opens. */
  readonly isPriority?: boolean;
}

interface PictureProps extends Omit<ReadyPictureProps, 'image'> {
  readonly image: ShownImage | undefined;
  /** A local file, shown until the image is ready. */
  readonly previewUrl?: string | undefined;
  /** Shown without an image, while it is being processed, and if it does not load (`watchPictures`). */
  readonly fallback: ReactNode;
}

/** An image in its variants. `className` must give its frame a size, so that nothing moves. */
export function Picture({ image, previewUrl, fallback, ...props }: PictureProps) {
  if (image?.status === 'ready') {
    return (
      <>
        {/* With a key, so that another image does not inherit the failure of this one. */}
        <ReadyPicture key={image.url} image={image} {...props} />
        {fallback && <span className={classes['fallback']}>{fallback}</span>}
      </>
    );
  }
  if (!previewUrl) return fallback;
  return (
    <img className={`${classes['image']} ${props.className}`} src={previewUrl} alt={props.alt} />
  );
}

function ReadyPicture({
  image,
  sizes,
  alt,
  className,
  isNarrow = false,
  isPriority = false,
}: ReadyPictureProps) {
  const isSmall = (image.width ?? smallWidth) < smallWidth;
  const colour = image.placeholder && placeholderColour(image.placeholder);
  const names = [classes['image'], colour && colours[colour], className];
  return (
    <picture className={classes['root']} data-picture="">
      {(isNarrow ? (['avif'] as const) : imageFormats).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(image, format)}
          sizes={sizes}
        />
      ))}
      <img
        className={names.filter(Boolean).join(' ')}
        data-small={isSmall ? '' : undefined}
        src={plainSourceOf(image)}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
      />
    </picture>
  );
}
