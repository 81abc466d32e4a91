import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPhoto } from '../sending/form-photo.ts';
import type { Photos } from '../sending/use-photos.ts';
import classes from './photo-list.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotoSources } from './use-photo-sources.tsx';

const enabled = 'button:not(:disabled)';

/** The photos of a form in their order, each with its actions. */
export default function PhotoList({ photos }: { readonly photos: Photos }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const replaced = useRef<string>(undefined);
  /** Selector of the element that gets the focus after the list has changed. */
  const focused = useRef<string>(undefined);
  /** The id of the photo whose tile has the focus. */
  const held = useRef<string>(undefined);
  const { isPhone, chooseFiles, openSheet, dialogs } = usePhotoSources({
    isMultiple: false,
    onFiles: ([file]) => {
      const index = photos.value.findIndex(({ id }) => id === replaced.current);
      if (!file || !replaced.current || index < 0) return;
      focused.current = `li:nth-child(${index + 1}) ${enabled}`;
      photos.replace(replaced.current, file);
    },
    focusAfter: () =>
      list.current?.querySelector<HTMLElement>(
        `[data-photo="${replaced.current}"] [data-action="more"]`,
      ),
  });

  // Moving or removing an element takes the focus from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new order matters
  useEffect(() => {
    if (focused.current) list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = undefined;
  }, [photos.value]);

  // A focused button disappears when its photo has been sent.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const tile = list.current?.querySelector(`[data-photo="${held.current}"]`);
    const next =
      tile?.querySelector<HTMLElement>('[data-action="more"]') ??
      tile?.querySelector<HTMLElement>(enabled);
    next?.focus({ preventScroll: true });
  });

  const move = (id: string, index: number, action: string) => {
    const isAtEnd = index <= 0 || index >= photos.value.length - 1;
    focused.current = `[data-photo="${id}"] [data-action="${isAtEnd ? 'more' : action}"]`;
    photos.move(id, index);
  };
  const remove = (id: string) => {
    const index = photos.value.findIndex((photo) => photo.id === id);
    const next = photos.value[index + 1] ?? photos.value[index - 1];
    focused.current = next && `[data-photo="${next.id}"] ${enabled}`;
    // The list disappears with its last photo.
    if (!next)
      document.querySelector<HTMLElement>('[data-path="photos"] [data-action="add"]')?.focus();
    photos.remove(id);
  };
  const retry = (id: string) => {
    focused.current = `[data-photo="${id}"] ${enabled}`;
    photos.retry(id);
  };
  const restore = ({ id, previous }: FormPhoto) => {
    focused.current = `[data-photo="${previous?.id}"] [data-action="more"]`;
    photos.restore(id);
  };
  const replace = (id: string) => {
    replaced.current = id;
    if (isPhone) openSheet();
    else chooseFiles();
  };

  return (
    <>
      <ul
        ref={list}
        className={classes['list']}
        aria-label={t('photos.list')}
        onFocus={({ target }) => {
          held.current = target.closest<HTMLElement>('[data-photo]')?.dataset['photo'];
        }}
        onBlur={({ target }) => {
          // If only the window has lost the focus, it is still the active element.
          if (document.activeElement !== target) held.current = undefined;
        }}
      >
        {photos.value.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            state={photos.stateOf(photo)}
            index={index}
            count={photos.value.length}
            onMove={(to, action) => move(photo.id, to, action)}
            onReplace={() => replace(photo.id)}
            onRemove={() => remove(photo.id)}
            onRetry={() => retry(photo.id)}
            onRestore={() => restore(photo)}
          />
        ))}
      </ul>
      {dialogs}
    </>
  );
}
