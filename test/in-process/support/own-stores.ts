import { createImagesBucket } from './image-files.ts';
import { createTable, deleteTable, emptyTable } from './own-table.ts';
import { startStream } from './stream.ts';

/** Gives a test file a table and a bucket of pictures of its own; each test starts with an empty table. */
export function startWithOwnStores(): void {
  beforeAll(async () => {
    await createTable();
    await createImagesBucket();
  });
  afterAll(deleteTable);

  beforeEach(async () => {
    await emptyTable();
    await startStream();
  });
}
