export { AvatarField } from './fields/avatar-field.tsx';
export { PhotosField, SendNotice } from './fields/photos-field.tsx';
export { usePhotoSources } from './fields/use-photo-sources.tsx';
export { type FormPhotos, imagesUrlsOf, photoOfUrl, previewCoverOf } from './sending/form-photo.ts';
export {
  canRetry,
  type PhotoProblem,
  PictureError,
  photoProblemOf,
} from './sending/photo-problem.ts';
export { pollUpload } from './sending/poll-upload.ts';
export { preparePicture } from './sending/prepare-picture.ts';
export { coverForOwner, useUntilReady } from './sending/previews.ts';
export { uploadFile } from './sending/upload-file.ts';
export { type Photos, submitWithPhotos, usePhotos } from './sending/use-photos.ts';
