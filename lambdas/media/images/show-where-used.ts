import { listUses } from '../store/image-uses-store.ts';
import { refreshImages } from './refresh-images.ts';

/** Items that are written at the same time. */
const atOnce = 10;

/**
 * Brings what an image became (size and placeholder, or that it was refused) to every business, shop and offer that
 * uses it, once that is stored in the image. An item whose use is counted later gets it then. Throws WriteConflict
 * where one of them changes all the time.
 */
export async function showWhereUsed(imageKey: string): Promise<void> {
  let position: string | undefined;
  do {
    const page = await listUses(imageKey, { limit: atOnce, position });
    await Promise.all(page.items.map(refreshImages));
    position = page.position;
  } while (position !== undefined);
}
