import { useTranslation } from 'react-i18next';
import type { FormPhoto } from '../state/form-photo.ts';
import type { PhotoState } from '../state/photo-state.ts';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoStatus } from './photo-status.tsx';
import classes from './photo-tile.module.css';
import { PhotoUnsentActions } from './photo-unsent-actions.tsx';

export interface PhotoTileProps {
  readonly photo: FormPhoto;
  readonly state: PhotoState;
  /** Position, counted from 0. */
  readonly index: number;
  readonly count: number;
  /** Moves the photo to a position; `action` is the name of the pressed button. */
  readonly onMove: (index: number, action: string) => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  /** Restores the photo that this one replaces. */
  readonly onRestore: () => void;
  readonly onRetry: () => void;
}

/** One photo of a form: its picture, progress and actions. */
export function PhotoTile(props: PhotoTileProps) {
  const { t } = useTranslation();
  const { photo, state, index, count } = props;
  const isCover = index === 0;
  return (
    <li
      className={classes['tile']}
      data-photo={photo.id}
      data-problem={photo.problem !== undefined || undefined}
    >
      <div className={classes['top']}>
        <PhotoPicture
          state={state}
          isIdle={photo.problem !== undefined}
          alt={t(isCover ? 'photos.coverOf' : 'photos.photoOf', { place: index + 1, count })}
        />
        {isCover && <p className={classes['cover']}>{t('photos.cover')}</p>}
        {!photo.problem && (
          <div className={classes['status']}>
            <PhotoStatus photo={photo} state={state} inset="xs" />
          </div>
        )}
      </div>
      {photo.problem && <PhotoStatus photo={photo} state={state} inset="xs" />}
      {photo.problem || photo.url === undefined ? (
        <PhotoUnsentActions {...props} />
      ) : (
        <PhotoActions {...props} />
      )}
    </li>
  );
}
