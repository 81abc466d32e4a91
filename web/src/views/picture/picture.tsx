import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { imageFormats, imageWidths, variantOf } from '#contract/media/image-variants.ts';
import type { ShownImage } from '#contract/media/images.ts';
import classes from './picture.module.css';

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

/** Returns the file for browsers that support neither `srcset` nor AVIF. */
export const plainSourceOf = ({ url }: ShownImage): string => variantOf(url, 640, 'webp');

/** The background of a picture until it loads. Decoded in a task per picture, so that the page stays responsive. */
function usePlaceholder(
  placeholder: string | undefined,
  isLoaded: boolean,
): CSSProperties | undefined {
  const [style, setStyle] = useState<CSSProperties>();
  useEffect(() => {
    if (!placeholder || isLoaded) return;
    let isNeeded = true;
    import('./placeholder-style.ts').then(
      ({ placeholderStyle }) =>
        setTimeout(() => isNeeded && setStyle(placeholderStyle(placeholder))),
      // Without the code, the picture has no placeholder.
      () => undefined,
    );
    return () => {
      isNeeded = false;
    };
  }, [placeholder, isLoaded]);
  return isLoaded ? undefined : style;
}

/** Width in pixels below which a picture is not enlarged to fill its frame. */
const smallWidth = 160;

interface LoadedPictureProps {
  readonly image: ShownImage;
  /** The width of the picture in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Empty if a title beside it describes the picture. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Loads at once and before others: for a picture in view when the page opens. */
  readonly isPriority?: boolean;
}

interface PictureProps extends Omit<LoadedPictureProps, 'image'> {
  readonly image: ShownImage | undefined;
  /** A local file, shown until the image is ready. */
  readonly previewUrl?: string | undefined;
  /** Shown without an image, while it is being processed, and if it does not load. */
  readonly fallback: ReactNode;
}

/** An image in its variants. `className` must give its frame a size, so that nothing moves. */
export function Picture({ image, previewUrl, fallback, ...props }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const isReady = image?.status === 'ready' && image.url !== failedUrl;
  if (isReady) {
    const fail = () => setFailedUrl(image.url);
    return <LoadedPicture key={image.url} image={image} onFailure={fail} {...props} />;
  }
  if (!previewUrl) return fallback;
  return (
    <img className={`${classes['image']} ${props.className}`} src={previewUrl} alt={props.alt} />
  );
}

function LoadedPicture({
  image,
  sizes,
  alt,
  className,
  isPriority = false,
  onFailure,
}: LoadedPictureProps & { readonly onFailure: () => void }) {
  const [isLoaded, setLoaded] = useState(false);
  const isSmall = (image.width ?? smallWidth) < smallWidth;
  const placeholder = usePlaceholder(image.placeholder, isLoaded && !isSmall);
  return (
    <picture className={classes['root']}>
      {imageFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSetOf(image, format)}
          sizes={sizes}
        />
      ))}
      <img
        className={`${classes['image']} ${className}`}
        data-loaded={isLoaded || undefined}
        data-small={isSmall || undefined}
        style={placeholder}
        src={plainSourceOf(image)}
        width={image.width}
        height={image.height}
        alt={alt}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        onLoad={() => setLoaded(true)}
        onError={onFailure}
      />
    </picture>
  );
}
