import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxImages, type ShownImage } from '#contract/media/images.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import {
  changePhoto,
  countProblems,
  type FormPhoto,
  type FormPhotos,
  isUnderWay,
  movePhoto,
  type PhotoState,
  photoNumberOf,
  removePhoto,
  replacePhoto,
  restorePhoto,
  roomFor,
  shownState,
} from './form-photo.ts';
import type { PhotoProblem } from './photo-problem.ts';
import { previewOf } from './previews.ts';
import { type PhotoWorkOptions, usePhotoWork } from './use-photo-work.ts';

/** Lets a form wait until each of its photos is uploaded, marked with a problem or removed. */
function useWaitForPhotos(value: FormPhotos) {
  const latest = useRef(value);
  latest.current = value;
  const waiting = useRef(new Set<(maySend: boolean) => void>());
  /** How often sending was prevented since there were last no problems; each time, the focus moves. */
  const [blocks, setBlocks] = useState(0);

  const end = (maySend: boolean) => {
    for (const resolve of waiting.current) resolve(maySend);
    waiting.current.clear();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the photos matter
  useEffect(() => {
    if (!isUnderWay(value)) end(true);
    if (countProblems(value) === 0) setBlocks(0);
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is left is not sent
  useEffect(() => () => end(false), []);

  // The marked photo is rendered by then.
  useEffect(() => {
    if (blocks === 0) return;
    document
      .querySelector<HTMLElement>('[data-path="photos"] [data-problem] button:not(:disabled)')
      ?.focus();
  }, [blocks]);

  /** Says that photos with problems prevent sending the form, and moves the focus to the first one. */
  const block = () => setBlocks((before) => before + 1);

  const waitForPhotos = async () => {
    if (isUnderWay(latest.current)) {
      const maySend = await new Promise<boolean>((resolve) => {
        waiting.current.add(resolve);
      });
      if (!maySend) return false;
    }
    if (countProblems(latest.current) === 0) return true;
    block();
    return false;
  };

  return { waitForPhotos, stopWaiting: () => end(false), isBlocked: blocks > 0, block };
}

interface PhotosOptions extends PhotoWorkOptions {
  /** The images that the record already has. */
  readonly images?: readonly ShownImage[];
  readonly max?: number;
}

/** The photos of a form with their states and actions. */
export interface Photos {
  readonly value: FormPhotos;
  readonly max: number;
  readonly stateOf: (photo: FormPhoto) => PhotoState;
  /** Adds files as far as they fit, and sends them. */
  readonly add: (files: readonly Blob[]) => void;
  /** Sends a file in place of a photo, which can be restored until the form is sent. */
  readonly replace: (id: string, file: Blob) => void;
  /** Restores the photo that this one replaces. */
  readonly restore: (id: string) => void;
  /** Removes a photo, and cancels its upload. */
  readonly remove: (id: string) => void;
  /** Sends a photo again, if its file is still known. */
  readonly retry: (id: string) => void;
  /** Moves a photo to a position, counted from 0. The first one is the cover. */
  readonly move: (id: string, index: number) => void;
  /** Marks the photo with this URL as refused by the server, and moves the focus to it. */
  readonly mark: (url: string, problem: PhotoProblem) => void;
  /** The last change, for screen readers. */
  readonly news: string;
  /** Waits for photos that are being sent. Resolves with whether to send the form. */
  readonly waitForPhotos: () => Promise<boolean>;
  /** Ends the waiting without sending the form. */
  readonly stopWaiting: () => void;
  /** Whether photos with problems prevented sending the form. */
  readonly isBlocked: boolean;
}

/** The photos of a form. Files are sent as soon as they are added. */
export function usePhotos({ images = [], max = maxImages, ...options }: PhotosOptions): Photos {
  const { t } = useTranslation();
  const { value, onChange } = options;
  const [news, tell] = useState('');
  const { states, send, stop, retry } = usePhotoWork(options, tell);
  // Includes photos that were added since the last render.
  const current = useRef(value);
  current.current = value;
  const { block, ...waitState } = useWaitForPhotos(value);

  const stateOf = ({ id, url }: FormPhoto): PhotoState => {
    const image = images.find((one) => one.url === url);
    const state = shownState(states.get(id), image);
    return { ...state, preview: state.preview ?? (url === undefined ? undefined : previewOf(url)) };
  };

  return {
    value,
    max,
    stateOf,
    news,
    ...waitState,
    add: (files) => {
      const added = files
        .slice(0, roomFor(current.current, max))
        .map((file) => ({ id: crypto.randomUUID(), file }));
      current.current = [...current.current, ...added.map(({ id }) => ({ id }))];
      for (const { id, file } of added) send(id, file);
      onChange((photos) => [...photos, ...added.map(({ id }) => ({ id }))]);
      const left = files.length - added.length;
      if (left > 0) void showToast(t('photos.tooMany', { count: left, max }), 'error');
      const total = current.current.length;
      if (added.length > 0) tell(t('photos.news.added', { count: added.length, total }));
    },
    replace: (id, file) => {
      const newId = crypto.randomUUID();
      stop(id);
      send(newId, file);
      onChange((photos) => changePhoto(photos, id, (photo) => replacePhoto(photo, newId)));
    },
    restore: (id) => {
      stop(id);
      onChange((photos) => restorePhoto(photos, id));
      tell(t('photos.news.restored', { place: photoNumberOf(value, id) }));
    },
    retry,
    remove: (id) => {
      stop(id);
      onChange((photos) => removePhoto(photos, id));
      tell(t('photos.news.removed', { place: photoNumberOf(value, id) }));
    },
    move: (id, index) => {
      onChange((photos) => movePhoto(photos, id, index));
      const from = photoNumberOf(value, id);
      tell(
        index <= 0
          ? t('photos.news.cover', { place: from })
          : t('photos.news.moved', { from, place: index + 1 }),
      );
    },
    mark: (url, problem) => {
      onChange((photos) => photos.map((one) => (one.url === url ? { ...one, problem } : one)));
      block();
    },
  };
}

const problems: Readonly<Record<string, PhotoProblem>> = {
  IMAGE_NOT_FOUND: 'GONE',
  IMAGE_REFUSED: 'REFUSED',
};

/** The photos in the body of a call. */
interface SentPhotos {
  readonly imagesUrls?: readonly string[] | undefined;
  readonly avatarUrl?: string | undefined;
}

/** Returns the sent URL for an error's path, such as `imagesUrls.2` or `avatarUrl`. */
function urlAtPath({ imagesUrls = [], avatarUrl }: SentPhotos, path: string): string | undefined {
  if (path === 'avatarUrl') return avatarUrl;
  const index = /^imagesUrls\.(\d+)$/.exec(path)?.[1];
  return index === undefined ? undefined : imagesUrls[Number(index)];
}

/** Marks the photos that the API reports as missing or refused, by their sent URLs. */
export function markRefused(photos: Pick<Photos, 'mark'>, sent: SentPhotos, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const problem = problems[error.code];
  if (!problem) return;
  for (const { path } of error.fieldErrors) {
    const url = urlAtPath(sent, path);
    if (url !== undefined) photos.mark(url, problem);
  }
}

type Submit<Body, Handler> = (
  send: (body: Body) => Promise<void>,
  waitForPhotos: () => Promise<boolean>,
) => Handler;

/** Returns a form's onSubmit that waits until its photos are sent, and marks photos that the API refuses. */
export const submitWithPhotos = <Body extends SentPhotos, Handler>(
  submit: Submit<Body, Handler>,
  photos: Pick<Photos, 'mark' | 'waitForPhotos'>,
  save: (body: Body) => Promise<void>,
): Handler =>
  submit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      markRefused(photos, body, error);
      throw error;
    }
  }, photos.waitForPhotos);
