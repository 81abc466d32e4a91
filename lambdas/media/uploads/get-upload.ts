import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { shownImageOf } from '../images/stored-image.ts';
import { findImage } from '../store/image-store.ts';
import type { UploadOperations } from './targets.ts';

/** Returns the result of the caller's upload: an image, or a receipt, which is not shown. */
export const getUpload: UploadOperations['getUpload'] = async ({ upload }) => {
  if ('area' in upload) {
    const { id, status, reasonCode } = upload;
    return ok({ id, status, ...(reasonCode && { reasonCode }) });
  }
  const image = await findImage(upload.imageKey);
  if (!image || image.status === 'removing') throw new AppError('UPLOAD_NOT_FOUND');
  const { key, width, height, placeholder, status, reasonCode } = image;
  const isShown = status === 'processing' || status === 'ready';
  const facts =
    width !== undefined && height !== undefined && placeholder !== undefined
      ? { width, height, placeholder }
      : {};
  return ok({
    id: upload.id,
    status,
    ...(reasonCode && { reasonCode }),
    ...(isShown && { image: shownImageOf({ key, ...facts }) }),
  });
};
