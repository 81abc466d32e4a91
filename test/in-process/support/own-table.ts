import { setImmediate } from 'node:timers/promises';
import { tableOnce } from '#lambdas/platform/table/apply-once.ts';
import { table } from '#lambdas/platform/table/client.ts';
import type { Key } from '#lambdas/platform/table/keys.ts';
import type { Stored } from '#test/support/memory-table/actions.ts';
import { MemoryTable } from '#test/support/memory-table/memory-table.ts';
import type { MemoryItem } from '#test/support/memory-table/values.ts';

let stored = new MemoryTable([]);
let writes = 0;

export function emptyTable(): void {
  stored = new MemoryTable([]);
}

/** Stores items directly, because hundreds of calls would take minutes. */
export function storeItems(items: readonly (Key | MemoryItem)[]): void {
  for (const item of items) stored.answer('PutCommand', { Item: item });
}

/** Number of requests that wrote, or tried to, since the file began. */
export const writesMade = (): number => writes;

/** Every current item of the table by its key; items are replaced, never mutated. */
export const itemsNow = (): ReadonlyMap<string, Stored> => stored.snapshot();

/** Concurrent calls take turns at each request, as over a network. Faults and interleaved work come before it. */
for (const client of [table, tableOnce]) {
  client.middlewareStack.add(
    (_, context) => async (args) => {
      await setImmediate();
      const command = String(context['commandName']).replace(/(?:Items?)?Command$/, 'Command');
      if (/Put|Update|Delete|Write/.test(command)) writes += 1;
      return { output: stored.answer(command, args.input), response: {} } as never;
    },
    { step: 'initialize', priority: 'low', name: 'tableInMemory' },
  );
}
