import { maxImages, type ShownImage } from '#contract/media/images.ts';
import type { PhotoProblem } from './photo-problem.ts';
import type { Photos } from './use-photos.ts';

/** A photo as the value of a form, as sent and as saved in drafts. */
export interface FormPhoto {
  /** Unique in the form. */
  readonly id: string;
  /** The image's URL, once its file was sent. */
  readonly url?: string;
  /** The id of its upload by this form, for polling. */
  readonly uploadId?: string;
  /** Why the photo is left out of the sent form. */
  readonly problem?: PhotoProblem;
  /** The photo that this one replaces, for restoring it. */
  readonly previous?: FormPhoto;
}

export type FormPhotos = readonly FormPhoto[];

/** Returns the photo of an image that the record already has. */
export const photoOfUrl = (url: string): FormPhoto => ({ id: url, url });

/** Returns the URLs of the uploaded photos without problems, in order. */
export const imagesUrlsOf = (photos: FormPhotos): string[] =>
  photos.flatMap(({ url, problem }) => (problem === undefined && url) || []);

/** Returns the number of photos that prevent sending the form. */
export const countProblems = (photos: FormPhotos): number =>
  photos.filter(({ problem }) => problem !== undefined).length;

/** Returns whether a photo is still being sent. */
export const isUnderWay = (photos: FormPhotos): boolean =>
  photos.some(({ url, problem }) => url === undefined && problem === undefined);

/** Returns how many more photos fit. */
export const roomFor = (photos: FormPhotos, max = maxImages): number =>
  Math.max(0, max - photos.length);

/** Returns the position of a photo, counted from 1. */
export const photoNumberOf = (photos: FormPhotos, id: string): number =>
  photos.findIndex((photo) => photo.id === id) + 1;

/** Returns the photos with one changed by its id. */
export const changePhoto = (
  photos: FormPhotos,
  id: string,
  change: (photo: FormPhoto) => FormPhoto,
): FormPhotos => photos.map((photo) => (photo.id === id ? change(photo) : photo));

/** Returns a photo in its state before its file is sent. */
export const restartPhoto = ({ id, previous }: FormPhoto): FormPhoto => ({
  id,
  ...(previous && { previous }),
});

/** Returns a replacement that keeps the old photo for restoring, or its predecessor if that had a problem. */
export function replacePhoto({ previous, ...photo }: FormPhoto, id: string): FormPhoto {
  const kept = photo.url !== undefined && photo.problem === undefined ? photo : previous;
  return { id, ...(kept && { previous: kept }) };
}

/** Returns the photos with one restored in place of its replacement. */
export const restorePhoto = (photos: FormPhotos, id: string): FormPhotos =>
  changePhoto(photos, id, (photo) => photo.previous ?? photo);

export const removePhoto = (photos: FormPhotos, id: string): FormPhotos =>
  photos.filter((photo) => photo.id !== id);

/** Returns the photos with one moved to a position, counted from 0, within the ends of the list. */
export function movePhoto(photos: FormPhotos, id: string, index: number): FormPhotos {
  const moved = photos.find((photo) => photo.id === id);
  return moved ? removePhoto(photos, id).toSpliced(Math.max(0, index), 0, moved) : photos;
}

/** The progress of a photo of a form. Not part of the form's value, since the server does not need it. */
export interface PhotoState {
  readonly phase: 'waiting' | 'sending' | 'processing' | 'ready';
  /** The sent part, from 0 to 1. */
  readonly sent: number;
  /** When a retry may help, in epoch milliseconds, if the server has said so. */
  readonly retryTime?: number | undefined;
  /** A URL that shows the photo in this browser. */
  readonly preview?: string | undefined;
  readonly image?: ShownImage | undefined;
}

export type PhotoStates = ReadonlyMap<string, PhotoState>;

const start: PhotoState = { phase: 'waiting', sent: 0 };

/** Returns the states with one photo's state changed by its id. */
export const changeState = (
  states: PhotoStates,
  id: string,
  change: Partial<PhotoState>,
): PhotoStates => new Map(states).set(id, { ...(states.get(id) ?? start), ...change });

/** Returns the shown state of a photo; the server's image may be ready although this page could not poll. */
export function shownState(known: PhotoState | undefined, image?: ShownImage): PhotoState {
  if (image?.status === 'ready') return { ...known, phase: 'ready', sent: 1, image };
  return known ?? { phase: 'processing', sent: 1, image };
}

/** Rounds progress to steps of 5 %, since each step renders the form. */
export const roundedProgress = (sent: number): number => Math.floor(sent * 20) / 20;

/** Returns the cover of a preview: the first photo without a problem. */
export function previewCoverOf({ value, stateOf }: Pick<Photos, 'value' | 'stateOf'>): {
  readonly image?: ShownImage | undefined;
  readonly previewUrl?: string | undefined;
} {
  const cover = value.find(({ problem }) => problem === undefined);
  if (!cover) return {};
  const { image, preview } = stateOf(cover);
  return { image, previewUrl: preview };
}
