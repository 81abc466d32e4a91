import { notFoundCode, type TargetKind } from '#contract/http/target.ts';
import { AppError } from '../errors/app-error.ts';
import type { Reading, TargetSource } from './target-source.ts';

type Viewing = Omit<Reading, 'consistency'>;

/**
 * Reads an item for a viewer. A GET reads eventually, at half the cost, except for members of the item's business,
 * who must see their own changes. Membership shows only after a read, so members' items are read twice.
 */
async function read<Item>(
  source: TargetSource<Item>,
  id: string,
  viewing: Viewing,
): Promise<readonly [item: Item | undefined, reading: Reading]> {
  const strong: Reading = { ...viewing, consistency: 'strong' };
  if (!viewing.isGet) return [await source.find(id, strong), strong];
  const ownId = viewing.actor?.businessId;
  const isTheirs = (item: Item) => ownId !== undefined && source.businessOf?.(item) === ownId;
  const eventual: Reading = { ...viewing, consistency: 'eventual' };
  const seen = await source.find(id, eventual);
  // A missing item may have been created by the viewer's business a moment ago.
  const mayBeTheirs = seen === undefined ? ownId !== undefined : isTheirs(seen);
  const item = mayBeTheirs ? await source.find(id, strong) : seen;
  return [item, item !== undefined && isTheirs(item) ? strong : eventual];
}

/** Returns an item as a viewer sees it. Throws the not-found code of its kind for nothing. */
export async function findForViewer<Item, View>(
  kind: TargetKind,
  source: TargetSource<Item, View>,
  id: string,
  viewing: Viewing,
): Promise<View> {
  const [item, reading] = await read(source, id, viewing);
  const seen = item === undefined ? undefined : await source.view?.(item, reading);
  if (seen === undefined) throw new AppError(notFoundCode(kind));
  return seen;
}
