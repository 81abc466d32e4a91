import type { Contribution, StatisticsRow } from './contributions.ts';
import type { CountedEvent, PlainEvent } from './counted-event.ts';

const nameOf = (row: StatisticsRow): string => {
  if (row.of === 'day') return `${row.owner} ${row.day}`;
  if (row.of === 'end') return `${row.owner} end ${row.day} ${row.offerId}`;
  if (row.of === 'followers') return `${row.owner} followers`;
  return `${row.owner} ${row.kind} ${row.time} ${row.id}`;
};

/** Adds up contributions to the same item. */
export function mergeContributions(all: readonly Contribution[]): Contribution[] {
  const groups = Map.groupBy(all, ({ row }) => nameOf(row));
  return [...groups.values()].map((group) => {
    const numbers: Record<string, number> = {};
    for (const one of group) {
      for (const [name, value] of Object.entries(one.numbers)) {
        numbers[name] = (numbers[name] ?? 0) + value;
      }
    }
    const [first] = group.map(({ row }) => row);
    const isTaken = group.some(({ row }) => row.of === 'end' && row.isTaken);
    const row = first?.of === 'end' ? { ...first, isTaken } : first;
    return { row: row as StatisticsRow, numbers };
  });
}

/** Returns the unique name of an event. */
export const eventName = ({ kind, id }: CountedEvent): string => `${kind} ${id}`;

/** Actions in one transaction (DynamoDB's limit). */
const mostActions = 100;

/** Actions that mark an event as counted; a follow also marks the new follower. */
const marksOf = ({ kind }: PlainEvent): number => (kind === 'followed' ? 2 : 1);

/** Splits events into groups for one transaction each. Most events of a shop add to the same items. */
export function groupsOfEvents(
  events: readonly PlainEvent[],
  contributions: (event: PlainEvent) => readonly Contribution[],
): PlainEvent[][] {
  const groups: PlainEvent[][] = [];
  let rows = new Set<string>();
  let marks = 0;
  for (const event of events) {
    const own = contributions(event).map(({ row }) => nameOf(row));
    const group = groups.at(-1);
    const together = new Set([...rows, ...own]);
    if (group && marks + marksOf(event) + together.size <= mostActions) {
      group.push(event);
      rows = together;
      marks += marksOf(event);
      continue;
    }
    groups.push([event]);
    rows = new Set(own);
    marks = marksOf(event);
  }
  return groups;
}
