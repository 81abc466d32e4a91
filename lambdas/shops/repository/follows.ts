import { keys } from '../../shared/table/keys.ts';
import { getItems } from '../../shared/table/read.ts';

/** Which of some shops a user follows, read strongly; none without a user. */
export async function findFollowed(
  userId: string | undefined,
  shopIds: readonly string[],
): Promise<(shopId: string) => boolean> {
  if (userId === undefined) return () => false;
  const find = await getItems(shopIds.map((id) => keys.follow(userId, id)));
  return (shopId) => find(keys.follow(userId, shopId)) !== undefined;
}
