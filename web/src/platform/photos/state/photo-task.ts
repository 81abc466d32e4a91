import type { PreparedPhoto } from '../upload/send-photo.ts';
import type { PhotoProblem } from './photo-problem.ts';

/** What this page does for a photo of a form. */
export interface PhotoTask {
  readonly control: AbortController;
  /** The chosen file, to send it again; of photos from before a reload there is none. */
  readonly file?: Blob;
  /** What is sent of the file, which is prepared only once. */
  prepared?: PreparedPhoto | undefined;
  problem?: PhotoProblem;
  /** The upload of which nothing is known, since the connection was lost or it took too long. */
  unknownUpload?: string | undefined;
  /** Whether the form's value had the photo: a new one is added to it a moment later. */
  wasInForm?: boolean;
}

/** By the ids of the photos. */
export type PhotoTasks = Map<string, PhotoTask>;
