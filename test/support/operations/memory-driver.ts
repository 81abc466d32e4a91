import { type Resource, type Route, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { aRequest, invokeHandler } from '../builders/a-request.ts';
import { allItems, deleteItem, itemAt, putItems, tableHolds } from '../memory-table/table.ts';
import type { Driver } from './driver.ts';
import { recordChanges, startStream } from './stream.ts';

const resourceOf = new Map<Route, Resource>(
  Object.entries(routes).flatMap(([resource, table]) =>
    Object.values(table).map((route): [Route, Resource] => [route, resource as Resource]),
  ),
);

/** Runs the Lambdas in this process, on the table in memory. */
export const memoryDriver: Driver = {
  async send(route, parts) {
    const { handler } = await import(`../../../lambdas/entries/api/${resourceOf.get(route)}.ts`);
    const answer = await invokeHandler(handler, aRequest(routeKeyOf(route), parts));
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
