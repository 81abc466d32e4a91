import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#lambdas/shared/table/read.ts';
import { table } from './mocked-table.ts';

/** Attributes that each index projects besides the table's keys; must match the stacks. */
const projectedAttributes = {
  GSI1: ['GSI1PK', 'GSI1SK'],
  GSI2: ['GSI2PK', 'GSI2SK'],
  LSI1: ['LSI1SK', 'startsAt', 'status'],
} as const;

function projected(row: Item, index: string | undefined): Item {
  if (index === undefined) return row;
  const names = [
    'PK',
    'SK',
    ...(projectedAttributes[index as keyof typeof projectedAttributes] ?? []),
  ];
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** Makes queries return these rows, filtered by key range, sorted, limited and projected as asked. */
export function queriesFind(...stored: readonly object[]): void {
  const rows = stored as readonly Item[];
  table.on(QueryCommand).callsFake((input: QueryCommandInput) => {
    const { '#pk': pk = '', '#sk': sk = '' } = input.ExpressionAttributeNames ?? {};
    const { ':pk': partition, ':from': from, ':to': to } = input.ExpressionAttributeValues ?? {};
    const found = rows
      .filter((row) => row[pk] === partition && String(row[sk]) >= from && String(row[sk]) <= to)
      .sort((a, b) => (String(a[sk]) < String(b[sk]) ? -1 : 1));
    const ordered = input.ScanIndexForward ? found : found.reverse();
    const Items = ordered
      .slice(0, input.Limit ?? ordered.length)
      .map((row) => projected(row, input.IndexName));
    return input.Select === 'COUNT' ? { Count: Items.length } : { Items, Count: Items.length };
  });
}

/** The inputs of the QueryCommands sent. */
export function queries(): readonly QueryCommandInput[] {
  return table.commandCalls(QueryCommand).map((sent) => sent.args[0].input);
}
