import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageArea } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { ApiClient } from '../api-client.ts';
import type { SeedBusiness } from '../seed-data.ts';
import { type PictureKind, pictureKindOf } from './picture-kinds.ts';

const contentType = 'image/webp';

/**
 * Uploads a WebP like a browser, and returns the URL of its image, which may be used immediately. Throws if the storage
 * refuses it.
 */
async function uploadSeedPicture(
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

/**
 * Name of a picture in this folder: a product (1280 by 960 pixels), an avatar (480 by 480), or a shop front with the
 * shop's name (1280 by 720).
 */
type PictureName = PictureKind | `${PictureKind}-${'avatar' | 'front'}`;

/** Reads a demo picture (WebP). */
export const readSeedPicture = (name: PictureName): Promise<Buffer> =>
  readFile(path.join(import.meta.dirname, `${name}.webp`));

/**
 * Pictures of a demo business: an avatar, the front of its shops, and one for each kind of product. Each is uploaded
 * only when it is needed.
 */
export class BusinessPictures {
  readonly #api: ApiClient;
  readonly #seed: SeedBusiness;
  readonly #urls = new Map<PictureName, Promise<string>>();

  constructor(api: ApiClient, seed: SeedBusiness) {
    this.#api = api;
    this.#seed = seed;
  }

  /** Returns the URL of the avatar; undefined for a business without pictures. */
  async avatar(): Promise<string | undefined> {
    const { picture } = this.#seed;
    return picture && this.#once('business', `${picture}-avatar`);
  }

  /** Returns the image URLs of its shops. */
  async ofShop(): Promise<string[]> {
    const { picture } = this.#seed;
    return picture ? [await this.#once('shop', `${picture}-front`)] : [];
  }

  /** Returns the image URLs of an offer by its title. */
  async ofOffer(title: string): Promise<string[]> {
    const { picture } = this.#seed;
    return picture ? [await this.#once('offer', pictureKindOf(title, picture))] : [];
  }

  #once(area: ImageArea, name: PictureName): Promise<string> {
    const url =
      this.#urls.get(name) ??
      readSeedPicture(name).then((picture) => uploadSeedPicture(this.#api, area, picture));
    this.#urls.set(name, url);
    return url;
  }
}
