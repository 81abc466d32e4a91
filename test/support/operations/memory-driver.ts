import { allItems, deleteItem, itemAt, putItems, tableHolds } from '../memory-table/table.ts';
import { invokeLambda } from './invoke-lambda.ts';
import type { Driver } from './store.ts';
import { recordChanges, startStream } from './stream.ts';

/** Runs the Lambdas in this process, on the table in memory. */
export const memoryDriver: Driver = {
  async send(route, parts) {
    const answer = await invokeLambda(route, parts);
    if (route.method !== 'GET') recordChanges();
    return { ...answer, text: answer.text ?? '' };
  },
  async tableHolds(items) {
    tableHolds(...items);
    startStream();
  },
  async putItems(items) {
    putItems(...items);
  },
  async deleteItem(key) {
    deleteItem(key);
  },
  itemAt: async (key) => itemAt(key),
  allItems: async () => allItems(),
  async eventually(assertion) {
    // The Lambdas of all queues, which few tests need.
    const { runUntilIdle } = await import('../../in-process/support/background.ts');
    await runUntilIdle((batch) => batch);
    return assertion();
  },
};
