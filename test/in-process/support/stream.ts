import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Stored } from '#test/support/memory-table/actions.ts';
import { itemsNow } from './own-table.ts';

let before: ReadonlyMap<string, Stored> = new Map();

/** Starts the stream at the current state of the table. */
export function startStream(): void {
  before = itemsNow();
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
export function changesOfTable(): DynamoDBRecord[] {
  const after = itemsNow();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) =>
      before.get(key) !== after.get(key) && !isDeepStrictEqual(before.get(key), after.get(key)),
  );
  const records = changed.map((key) => recordOf(before.get(key), after.get(key)));
  before = after;
  return records;
}
