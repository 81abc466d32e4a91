import { createImagesBucket } from './image-files.ts';
import { emptyTable } from './own-table.ts';
import { startStream } from './stream.ts';

/** Gives a test file its own table and images bucket; each test starts with an empty table. */
export function startWithOwnStores(): void {
  beforeAll(createImagesBucket);

  beforeEach(() => {
    emptyTable();
    startStream();
  });
}
