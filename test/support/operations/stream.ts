import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Stored } from '../memory-table/actions.ts';
import { itemsByKey } from '../memory-table/table.ts';

let before: ReadonlyMap<string, Stored> = new Map();
let records: DynamoDBRecord[] = [];

/** Starts the stream at the current state of the table. */
export function startStream(): void {
  before = itemsByKey();
  records = [];
}

function recordOf(oldItem: Stored | undefined, newItem: Stored | undefined): DynamoDBRecord {
  const { PK, SK } = (newItem ?? oldItem) as Stored;
  const images = {
    ...(oldItem && { OldImage: marshall(oldItem) }),
    ...(newItem && { NewImage: marshall(newItem) }),
  };
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: !oldItem ? 'INSERT' : newItem ? 'MODIFY' : 'REMOVE',
    dynamodb: {
      Keys: marshall({ PK, SK }),
      ...images,
      SequenceNumber: String(process.hrtime.bigint()),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  } as DynamoDBRecord;
}

/** Returns the changes since the last call as records of a stream: one for each item that differs. */
function changesOfTable(): DynamoDBRecord[] {
  const after = itemsByKey();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) =>
      before.get(key) !== after.get(key) && !isDeepStrictEqual(before.get(key), after.get(key)),
  );
  const records = changed.map((key) => recordOf(before.get(key), after.get(key)));
  before = after;
  return records;
}

/** Records the changes of a call for the stream, in the order of the calls. */
export function recordChanges(): void {
  records.push(...changesOfTable());
}

/** Returns the records that the stream has not delivered yet, and empties it. */
export function takeRecords(): readonly DynamoDBRecord[] {
  const taken = records;
  records = [];
  return taken;
}
