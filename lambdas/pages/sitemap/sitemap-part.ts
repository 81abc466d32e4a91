import { pageLink } from '#contract/pages/page-link.ts';
import { placeLink } from '#contract/pages/place-link.ts';
import type { ListedShop } from './listed-shops.ts';
import type { PageAddress } from './sitemap-xml.ts';

/** Most addresses that a shop adds: the pages of the shop, its city and its state. */
const mostOfShop = 3;

/** Pages that do not depend on a shop. */
const fixedPages = [pageLink('offers'), pageLink('forShops')];

/** The pages of a part of the sitemap, each once. The first part also has the fixed pages. */
export class SitemapPart {
  readonly number: number;
  readonly #mostAddresses: number;
  readonly #pages: Map<string, PageAddress>;
  #hasShops = false;

  constructor(number: number, mostAddresses: number) {
    this.number = number;
    this.#mostAddresses = mostAddresses;
    this.#pages = new Map();
    if (number === 1) for (const path of fixedPages) this.#add({ path });
  }

  get pages(): readonly PageAddress[] {
    return [...this.#pages.values()];
  }

  get hasShops(): boolean {
    return this.#hasShops;
  }

  hasRoomFor(shopsCount: number): boolean {
    return this.#pages.size + shopsCount * mostOfShop <= this.#mostAddresses;
  }

  /** Adds the page of a shop, and the pages of its places if it has running offers. */
  addShop({ identifier, changedOn, place }: ListedShop): void {
    this.#hasShops = true;
    this.#add({ path: pageLink('shop', identifier), changedOn });
    if (!place) return;
    this.#add({ path: placeLink({ state: place.state }) });
    this.#add({ path: placeLink(place) });
  }

  #add(page: PageAddress): void {
    this.#pages.set(page.path, page);
  }
}
