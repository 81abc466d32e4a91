import type { ImageArea } from '#contract/media/images.ts';
import type { ApiClient } from '../api-client.ts';
import type { SeedBusiness } from '../seed-data.ts';
import { pictureKindOf } from './picture-kinds.ts';
import { type PictureName, readSeedPicture } from './read-seed-picture.ts';
import { uploadSeedPicture } from './upload-seed-picture.ts';

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
