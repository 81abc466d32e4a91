import { maxImages } from '#contract/media/images.ts';
import type { PhotoProblem } from './photo-problem.ts';

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
