import { maxImages } from '#contract/images.ts';
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

/** The photos with one changed by its id. */
export const changePhoto = (
  photos: FormPhotos,
  id: string,
  change: (photo: FormPhoto) => FormPhoto,
): FormPhotos => photos.map((photo) => (photo.id === id ? change(photo) : photo));

export const removePhoto = (photos: FormPhotos, id: string): FormPhotos =>
  photos.filter((photo) => photo.id !== id);

/** The photos with one moved to a place, counted from 0; places outside the list are its ends. */
export function movePhoto(photos: FormPhotos, id: string, place: number): FormPhotos {
  const moved = photos.find((photo) => photo.id === id);
  return moved ? removePhoto(photos, id).toSpliced(Math.max(0, place), 0, moved) : photos;
}
