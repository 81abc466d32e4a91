import type { ImageArea } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { ApiClient } from '../api-client.ts';

const contentType = 'image/webp';

/**
 * Uploads a WebP like a browser, and returns the URL of its image, which may be used immediately. Throws if the storage
 * refuses it.
 */
export async function uploadSeedPicture(
  api: ApiClient,
  area: ImageArea,
  picture: Buffer,
): Promise<string> {
  const body = { area, contentType, size: picture.length } as const;
  const { url, fields, imageUrl } = await api.request(uploadRoutes.createUpload, { body });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(picture)], { type: contentType }));
  const answer = await fetch(url, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`The picture was not stored: ${await answer.text()}`);
  if (imageUrl === undefined) throw new Error(`The API gave no URL for a picture of area ${area}`);
  return imageUrl;
}
