import { logger } from '#lambdas/platform/logging/logger.ts';
import {
  findSitemapWalk,
  type SitemapWalk,
  type StoredWalk,
  saveSitemapWalk,
} from '../store/sitemap-store.ts';

/** Milliseconds of a claim: longer than a run, and shorter than the time between the starts of two runs. */
const claimTime = 9.5 * 60_000;

const dayOf = (instant: string) => instant.slice(0, 10);

const isBusy = ({ busyUntil }: SitemapWalk) =>
  busyUntil !== undefined && Date.parse(busyUntil) > Date.now();

/**
 * The walk of the sitemap, claimed by one run. Two runs would cut parts at different places and write them over each
 * other. The claim of a run that crashed ends by itself.
 */
export class ClaimedWalk {
  #stored: StoredWalk;

  private constructor(stored: StoredWalk) {
    this.#stored = stored;
  }

  /**
   * Claims the unfinished walk, whatever its day, or a new one on a day without a walk. Returns undefined if there is
   * nothing to do or another run is busy. Throws WriteConflict if another run claims it at the same time.
   */
  static async claim(now: Date): Promise<ClaimedWalk | undefined> {
    const stored = await findSitemapWalk();
    const { walk } = stored;
    const startedAt = now.toISOString();
    if (walk.isDone && dayOf(walk.startedAt) >= dayOf(startedAt)) return undefined;
    if (isBusy(walk)) {
      logger.info('another run writes the sitemap');
      return undefined;
    }
    const claimed = new ClaimedWalk(stored);
    const busyUntil = new Date(Date.now() + claimTime).toISOString();
    const next = walk.isDone ? { ...walk, startedAt, isDone: false, part: 1 } : walk;
    await claimed.#save({ ...next, busyUntil });
    return claimed;
  }

  get state(): SitemapWalk {
    return this.#stored.walk;
  }

  /** Stores where the next part begins. Throws WriteConflict if another run has taken over. */
  async reach(part: number, position: string | undefined): Promise<void> {
    await this.#save({ ...this.state, part, ...(position !== undefined && { position }) });
  }

  /** Stores that the sitemap is complete, and ends the claim. */
  async finish(partsCount: number): Promise<void> {
    const { position: _, busyUntil: __, ...walk } = this.state;
    await this.#save({ ...walk, isDone: true, partsCount });
  }

  /** Ends the claim, so that another run can continue at once. */
  async release(): Promise<void> {
    const { busyUntil: _, ...walk } = this.state;
    await this.#save(walk);
  }

  async #save(walk: SitemapWalk): Promise<void> {
    this.#stored = await saveSitemapWalk(this.#stored, walk);
  }
}
