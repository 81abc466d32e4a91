import type { PreparedPhoto } from '../upload/send-photo.ts';
import type { PhotoProblem } from './photo-problem.ts';

/** The running work of this page on a photo of a form. */
export interface PhotoTask {
  readonly control: AbortController;
  /** The chosen file, for a retry; undefined for photos from before a reload. */
  readonly file?: Blob;
  /** The prepared file, which is made only once. */
  prepared?: PreparedPhoto | undefined;
  problem?: PhotoProblem;
  /** The id of an upload with unknown status, after a lost connection or a timeout. */
  unknownUpload?: string | undefined;
  /** Whether the form's value already had the photo; a new photo is added to it a moment later. */
  wasInForm?: boolean;
}

/** Tasks by the ids of the photos. */
export type PhotoTasks = Map<string, PhotoTask>;
