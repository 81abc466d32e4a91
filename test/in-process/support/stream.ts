import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { allItems, type Image } from './own-table.ts';

let before = new Map<string, Image>();

/** Takes the table as it is now as the start of the stream. */
export async function startStream(): Promise<void> {
  before = await allItems();
}

function recordOf(oldImage: Image | undefined, newImage: Image | undefined): DynamoDBRecord {
  const { PK, SK } = (newImage ?? oldImage) as Image;
  const images = {
    ...(oldImage && { OldImage: oldImage }),
    ...(newImage && { NewImage: newImage }),
  };
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: !oldImage ? 'INSERT' : newImage ? 'MODIFY' : 'REMOVE',
    dynamodb: {
      Keys: { PK, SK },
      ...images,
      SequenceNumber: String(process.hrtime.bigint()),
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  } as DynamoDBRecord;
}

/** What changed since the last call, as the records of a stream: one for each item that differs. */
export async function changesOfTable(): Promise<DynamoDBRecord[]> {
  const after = await allItems();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => !isDeepStrictEqual(before.get(key), after.get(key)),
  );
  const records = changed.map((key) => recordOf(before.get(key), after.get(key)));
  before = after;
  return records;
}
