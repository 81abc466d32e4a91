import { useTranslation } from 'react-i18next';
import type { ShownImage } from '#contract/media/images.ts';
import { Picture, plainSourceOf } from '#web/views/picture/picture.tsx';
import classes from './seen-photos.module.css';

interface SeenPhotosProps {
  readonly images: readonly ShownImage[];
  readonly name: string;
}

/** All photos of a shop or an offer. Each opens in full size, so that staff can copy its address. */
export function SeenPhotos({ images, name }: SeenPhotosProps) {
  const { t } = useTranslation();
  if (images.length === 0) return null;
  return (
    <ul className={classes['root']}>
      {images.map((image, index) => (
        <li key={image.url}>
          <a href={plainSourceOf(image)} target="_blank" rel="noreferrer">
            <Picture
              image={image}
              sizes="7.5rem"
              alt={t('staff.offered.photo', { number: index + 1, name })}
              className={classes['photo']}
              fallback={
                <span className={classes['missing']}>{t('staff.offered.photoNotShown')}</span>
              }
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
