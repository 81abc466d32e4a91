import { useTranslation } from 'react-i18next';
import type { ShownImage } from '#contract/images.ts';
import { previewOf } from '#web/lib/pictures/local-previews.ts';
import classes from './gallery.module.css';
import { Picture } from './picture.tsx';
import { PlaceholderPicture } from './placeholder-picture.tsx';

interface GalleryProps {
  readonly images: readonly ShownImage[];
  /** What the photos are of. */
  readonly title: string;
}

/** The photos of one thing in a row, which is scrolled by finger, wheel or arrow keys. */
export function Gallery({ images, title }: GalleryProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    <ul className={classes['root']} tabIndex={0} aria-label={t('gallery.title', { title })}>
      {images.map((image, index) => (
        <li key={image.url}>
          <Picture
            image={image}
            previewUrl={previewOf(image.url)}
            sizes="16rem"
            alt={t('gallery.photo', { title, number: index + 1, count: images.length })}
            className={classes['photo']}
            fallback={<PlaceholderPicture title={title} className={classes['photo'] ?? ''} />}
          />
        </li>
      ))}
    </ul>
  );
}
