import { maxImages } from '#contract/media/images.ts';
import type { PhotoProblem } from './photo-problem.ts';

/** A photo as a form's value: what is sent and what a draft keeps. */
export interface FormPhoto {
  /** Unique in the form. */
  readonly id: string;
  /** The image's URL, once its file has been sent. */
  readonly url?: string;
  /** Of an upload by this form, to ask what became of it. */
  readonly uploadId?: string;
  /** Why the photo is not part of what is sent. */
  readonly problem?: PhotoProblem;
  /** The photo that this one replaces, to go back to it. */
  readonly previous?: FormPhoto;
}

export type FormPhotos = readonly FormPhoto[];

/** The photo of an image that the item has already. */
export const photoOfUrl = (url: string): FormPhoto => ({ id: url, url });

/** The URLs of the photos that are sent with the form, in their order: of those that were uploaded and not refused. */
export const imagesUrlsOf = (photos: FormPhotos): string[] =>
  photos.flatMap(({ url, problem }) => (problem === undefined && url) || []);

/** How many photos keep the form from being sent. */
export const countProblems = (photos: FormPhotos): number =>
  photos.filter(({ problem }) => problem !== undefined).length;

/** Whether a photo is still being sent. */
export const isUnderWay = (photos: FormPhotos): boolean =>
  photos.some(({ url, problem }) => url === undefined && problem === undefined);

/** How many more photos there may be. */
export const roomFor = (photos: FormPhotos, max = maxImages): number =>
  Math.max(0, max - photos.length);

/** The place of a photo, counted from 1. */
export const photoNumberOf = (photos: FormPhotos, id: string): number =>
  photos.findIndex((photo) => photo.id === id) + 1;

/** The photos with one changed by its id. */
export const changePhoto = (
  photos: FormPhotos,
  id: string,
  change: (photo: FormPhoto) => FormPhoto,
): FormPhotos => photos.map((photo) => (photo.id === id ? change(photo) : photo));

/** A photo as it is while its file is sent, from the beginning. */
export const restartPhoto = ({ id, previous }: FormPhoto): FormPhoto => ({
  id,
  ...(previous && { previous }),
});

/** A new photo in the place of another one. That one is kept if it could be sent, otherwise the one before it. */
export function replacePhoto({ previous, ...photo }: FormPhoto, id: string): FormPhoto {
  const kept = photo.url !== undefined && photo.problem === undefined ? photo : previous;
  return { id, ...(kept && { previous: kept }) };
}

/** The photos with one put back in the place of the one that should have replaced it. */
export const restorePhoto = (photos: FormPhotos, id: string): FormPhotos =>
  changePhoto(photos, id, (photo) => photo.previous ?? photo);

export const removePhoto = (photos: FormPhotos, id: string): FormPhotos =>
  photos.filter((photo) => photo.id !== id);

/** The photos with one moved to a place, counted from 0; places outside the list are its ends. */
export function movePhoto(photos: FormPhotos, id: string, place: number): FormPhotos {
  const moved = photos.find((photo) => photo.id === id);
  return moved ? removePhoto(photos, id).toSpliced(Math.max(0, place), 0, moved) : photos;
}
