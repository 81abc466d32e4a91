import { createImagesBucket } from './image-files.ts';
import { emptyTable } from './own-table.ts';
import { startStream } from './stream.ts';

/** Gives a test file a table and a bucket of pictures of its own; each test starts with an empty table. */
export function startWithOwnStores(): void {
  beforeAll(createImagesBucket);

  beforeEach(() => {
    emptyTable();
    startStream();
  });
}
