import { tableHolds, takeTurns } from '#test/support/memory-table/table.ts';
import { startStream } from '#test/support/operations/stream.ts';
import { disturbRequests } from './faults.ts';
import { createImagesBucket } from './image-files.ts';

/** Starts with an empty table, whose stream has no changes. */
export function emptyStores(): void {
  tableHolds();
  takeTurns();
  disturbRequests();
  startStream();
}

/** Gives a test file its own table and images bucket; each test starts with an empty table. */
export function startWithOwnStores(): void {
  beforeAll(createImagesBucket);

  beforeEach(emptyStores);
}
