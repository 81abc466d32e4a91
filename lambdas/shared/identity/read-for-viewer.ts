import type { Consistency } from '../consistency.ts';
import type { Actor } from './actor.ts';

interface OfBusiness {
  readonly businessId: string;
}

/** What was read for a viewer, and how all else of its business is to be read for them. */
interface ReadForViewer<T> {
  readonly item: T | undefined;
  readonly consistency: Consistency;
}

/**
 * Reads an item of a business for a viewer of a public route: strongly for members of that business, who must see
 * their own changes, eventually, at half the cost, for everyone else. Whose the item is shows only when it is read,
 * so a member's is read twice.
 */
export async function readForViewer<T extends OfBusiness>(
  viewer: Actor | undefined,
  read: (consistency: Consistency) => Promise<T | undefined>,
): Promise<ReadForViewer<T>> {
  const isTheirs = ({ businessId }: T) => businessId === viewer?.businessId;
  const seen = await read('eventual');
  // One that is not there may have been made by a member of the viewer's business a moment ago.
  const mayBeTheirs = viewer?.businessId !== undefined && (seen === undefined || isTheirs(seen));
  const item = mayBeTheirs ? await read('strong') : seen;
  return { item, consistency: item && isTheirs(item) ? 'strong' : 'eventual' };
}
