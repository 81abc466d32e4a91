import { itemKindOf, keys } from '#lambdas/platform/table/keys.ts';
import { unpackTexts } from '#lambdas/platform/table/packed-texts.ts';
import { currentItems } from '#test/support/memory-table/table.ts';
import { type Kind, removedKinds } from './removed-kinds.ts';

type Item = Record<string, unknown>;

/** Values that identify an account in the table, by kind. */
export type Marks = Readonly<Record<string, readonly string[]>>;

const kinds = Object.keys(removedKinds) as Kind[];
const counted = ['claimed', 'cancelled', 'redeemed', 'reversed', 'followed', 'unfollowed'];
const keyOfKind = (kind: Kind) =>
  (keys[kind] as (...ids: string[]) => { PK: string; SK: string })('a', 'b');
const nameOfKind = new Map<string, Kind>([
  ...kinds.map((kind) => [itemKindOf(keyOfKind(kind)), kind] as const),
  ...[...counted, 'ended'].map(
    (kind) => [itemKindOf(keys.countedEvent('a', kind)), 'countedEvent'] as const,
  ),
  ...(['O', 'V', 'S'] as const).flatMap((kind) => [
    [itemKindOf(keys.statisticsOfMonth('a', kind, 'b', 'c')), 'statisticsOfMonth'] as const,
    [itemKindOf(keys.statisticsOfYear('a', kind, 'b', 'c')), 'statisticsOfYear'] as const,
  ]),
]);

function kindOfItem(item: Item): Kind {
  const kind = nameOfKind.get(itemKindOf(item));
  if (!kind) throw new Error(`The table has an item of no kind: ${itemKindOf(item)}`);
  return kind;
}

/** Every item of the table, with its texts unpacked. */
export const storedItems = (): Item[] => [...currentItems()].map((item) => unpackTexts(item) ?? {});

export const storedKinds = (): Kind[] => [...new Set(storedItems().map(kindOfItem))].sort();

/** Returns which marks occur in the keys or attributes of items, by the kind of item. */
export function marksFound(marks: Marks): Partial<Record<Kind, string[]>> {
  const found = new Map<Kind, Set<string>>();
  for (const item of storedItems()) {
    const text = JSON.stringify(item);
    for (const [name, texts] of Object.entries(marks)) {
      if (!texts.some((one) => text.includes(one))) continue;
      const kind = kindOfItem(item);
      found.set(kind, (found.get(kind) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...found].map(([kind, names]) => [kind, [...names].sort()]));
}
