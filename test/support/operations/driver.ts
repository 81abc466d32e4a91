import type { Route } from '#contract/http/route.ts';
import type { Key } from '#lambdas/platform/table/keys.ts';
import type { RequestParts } from '../builders/a-request.ts';
import type { ReceivedAnswer } from './checked-answer.ts';

export type StoredItem = Readonly<Record<string, unknown>>;

/** Sends the calls of the tests of operations, and reads and writes the table behind them. */
export interface Driver {
  readonly send: (route: Route, parts: RequestParts) => Promise<ReceivedAnswer>;
  /** Starts with these items alone; items of other tests are out of sight. */
  readonly tableHolds: (items: readonly (Key | StoredItem)[]) => Promise<void>;
  readonly putItems: (items: readonly (Key | StoredItem)[]) => Promise<void>;
  readonly deleteItem: (key: Key) => Promise<void>;
  readonly itemAt: (key: Key) => Promise<StoredItem | undefined>;
  /** All items since `tableHolds`, sorted by key. */
  readonly allItems: () => Promise<readonly StoredItem[]>;
  /** Waits for the jobs that changes started, until an assertion holds. */
  readonly eventually: <T>(assertion: () => Promise<T>) => Promise<T>;
}

/** The variable with the driver of this run: `http` for the deployed stage, else the Lambdas in this process. */
export const driverVariable = 'VITRINE_DRIVER';

/** Returns the driver of this run. */
export async function driver(): Promise<Driver> {
  return process.env[driverVariable] === 'http'
    ? (await import('./http-driver.ts')).httpDriver
    : (await import('./memory-driver.ts')).memoryDriver;
}
