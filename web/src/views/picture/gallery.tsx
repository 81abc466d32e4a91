import type { TFunction } from 'i18next';
import type { ShownImage } from '#contract/media/images.ts';
import classes from './gallery.module.css';
import { Picture } from './picture.tsx';

interface GalleryProps {
  readonly t: TFunction;
  /** The subject of the photos, such as the title of an offer. */
  readonly name: string;
  readonly images: readonly ShownImage[];
  /** The width of a photo in the layout, as in the attribute `sizes`. */
  readonly sizes: string;
  /** Whether several photos are in view. */
  readonly isSmall?: boolean;
  /** Whether the first photo is in view when the page opens. */
  readonly isPriority?: boolean;
}

/** Photos in a row that is scrolled by hand or by keys, so that it needs no script. */
export function Gallery({
  t,
  name,
  images,
  sizes,
  isSmall = false,
  isPriority = false,
}: GalleryProps) {
  const total = images.length;
  return (
    <ul
      className={classes['root']}
      data-small={isSmall ? '' : undefined}
      aria-label={t('page.photos', { name })}
      // Keys scroll the row once it has the focus.
      tabIndex={total > 1 ? 0 : undefined}
    >
      {images.map((image, index) => (
        <li key={image.url}>
          <Picture
            image={image}
            sizes={sizes}
            alt={t('page.photo', { number: index + 1, total, name })}
            className={classes['photo']}
            isPriority={isPriority && index === 0}
            fallback={<span className={`${classes['photo']} ${classes['missing']}`} />}
          />
        </li>
      ))}
    </ul>
  );
}
