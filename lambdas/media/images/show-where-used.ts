import { listUses } from '../store/image-uses-store.ts';
import { refreshImages } from './refresh-images.ts';

/** Items written in parallel. */
const concurrency = 10;

/** Copies the result of an image to all items that use it. Items counted later get it then. */
export async function showWhereUsed(imageKey: string): Promise<void> {
  let position: string | undefined;
  do {
    const page = await listUses(imageKey, { limit: concurrency, position });
    await Promise.all(page.items.map(refreshImages));
    position = page.position;
  } while (position !== undefined);
}
