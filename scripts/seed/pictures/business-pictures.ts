import type { ImageArea } from '#contract/images.ts';
import type { ApiClient } from '../api-client.ts';
import type { SeedBusiness } from '../seed-data.ts';
import { drawAvatar, drawProduct, drawShopFront } from './draw-picture.ts';
import { kindOf } from './picture-kinds.ts';
import { uploadPicture } from './upload-picture.ts';

/** A number that follows from a text, so that a business always gets the same colours. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * The pictures of a demo business: an avatar, the front of its shops, and one of each kind of product. Each is drawn
 * and uploaded when it is first needed, so nothing is uploaded for a business that has everything.
 */
export class BusinessPictures {
  readonly #api: ApiClient;
  readonly #seed: SeedBusiness;
  readonly #urls = new Map<string, Promise<string>>();

  constructor(api: ApiClient, seed: SeedBusiness) {
    this.#api = api;
    this.#seed = seed;
  }

  /** The URL of the avatar; undefined for a business without pictures. */
  async avatar(): Promise<string | undefined> {
    const { picture, business } = this.#seed;
    if (!picture) return undefined;
    return this.#once('business', () => drawAvatar(picture, numberOf(business.name)));
  }

  /** The URLs of the images of each of its shops. */
  async ofShop(): Promise<string[]> {
    const { picture, business } = this.#seed;
    if (!picture) return [];
    return [await this.#once('shop', () => drawShopFront(business.name, numberOf(business.name)))];
  }

  /** The URLs of the images of an offer with a title. */
  async ofOffer(title: string): Promise<string[]> {
    const { picture, business } = this.#seed;
    if (!picture) return [];
    const kind = kindOf(title, picture);
    const draw = () => drawProduct(kind, numberOf(business.name + kind));
    return [await this.#once('offer', draw, kind)];
  }

  #once(area: ImageArea, draw: () => Promise<Buffer>, name: string = area): Promise<string> {
    const url =
      this.#urls.get(name) ?? draw().then((picture) => uploadPicture(this.#api, area, picture));
    this.#urls.set(name, url);
    return url;
  }
}
