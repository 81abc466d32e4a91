import type { ShopSummary } from '#contract/shops/shops.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { callAs } from '../call-as.ts';
import { isMemberOf } from './membership.ts';
import { OwnShopError } from './refusal-text.ts';

interface Shop {
  readonly shopId: string;
  readonly businessId: string;
}

/** A wish that was not fulfilled. */
export interface FollowRefusal {
  readonly wish: boolean;
  readonly error: unknown;
}

/** A user's follow of a shop: their wish, and the state in the API. */
export class UserFollow {
  readonly userId: string;
  /** Whether the user wants to follow the shop; shown at once. */
  wish = false;
  readonly #shop: Shop;
  readonly #onChange: () => void;
  /** The state in the API; undefined before its first answer. */
  #confirmed: boolean | undefined;
  /** Number of followers besides the user. */
  #others: number | undefined;
  #changes = 0;
  #isSending = false;

  constructor(userId: string, shop: Shop, onChange: () => void) {
    this.userId = userId;
    this.#shop = shop;
    this.#onChange = onChange;
  }

  /** Number of followers with the user; undefined if unknown. */
  get followers(): number | undefined {
    return this.#others === undefined ? undefined : this.#others + (this.wish ? 1 : 0);
  }

  /** Asks the API. An answer that comes after a tap changes no wish. Rejects like `callAs`. */
  async load(): Promise<void> {
    const before = this.#changes;
    const consumerId = encodeURIComponent(this.userId);
    const path = `/shops/${this.#shop.shopId}/summary?consumerId=${consumerId}`;
    const summary = (await callAs(this.userId, { method: 'GET', path })) as ShopSummary;
    const { followersCount, isFollowing } = summary;
    // The API counts a follow some seconds later.
    this.#others = Math.max(0, followersCount - (isFollowing ? 1 : 0));
    if (this.#changes === before && !this.#isSending) {
      this.wish = isFollowing;
      this.#confirmed = isFollowing;
    } else {
      this.#confirmed ??= isFollowing;
    }
    this.#onChange();
  }

  /** Follows or unfollows the shop, one call at a time; the last wish wins. Returns a refusal, if any. */
  async want(wish: boolean): Promise<FollowRefusal | undefined> {
    this.wish = wish;
    this.#changes += 1;
    this.#onChange();
    // The running call is followed by one for this wish.
    if (this.#isSending) return undefined;
    this.#isSending = true;
    try {
      await this.#send();
      return undefined;
    } catch (error) {
      const refusal = { wish: this.wish, error };
      this.wish = this.#confirmed ?? false;
      this.#onChange();
      return refusal;
    } finally {
      this.#isSending = false;
    }
  }

  async #send(): Promise<void> {
    let told = this.#confirmed;
    while (this.wish !== told) {
      const { wish } = this;
      told = wish;
      try {
        await this.#tell(wish);
        this.#confirmed = wish;
      } catch (error) {
        // The API may have executed a call without an answer, so it is told a newer wish.
        if (this.wish === wish || storedUserId() !== this.userId) throw error;
      }
    }
  }

  async #tell(wish: boolean): Promise<void> {
    const { shopId, businessId } = this.#shop;
    const { userId } = this;
    const path = `/shops/${shopId}/following`;
    if (!wish) {
      await callAs(userId, { method: 'DELETE', path: `${path}/${encodeURIComponent(userId)}` });
      return;
    }
    if (await isMemberOf(userId, businessId)) throw new OwnShopError();
    await callAs(userId, { method: 'POST', path, body: { consumerId: userId } });
  }
}
