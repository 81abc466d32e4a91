import type { uploadRoutes } from '#contract/routes/uploads.ts';
import { findImage } from '../images/image-repository.ts';
import { shownImageOf } from '../images/stored-image.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { findUpload } from './upload-repository.ts';

/** What became of a picture of the caller. */
export const getUpload: Operation<typeof uploadRoutes.getUpload> = async ({
  actor,
  params,
  now,
}) => {
  const upload = await findUpload(params.id, now);
  if (upload?.userId !== actor.userId) throw new AppError('UPLOAD_NOT_FOUND');
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
