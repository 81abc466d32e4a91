import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';

const event = z.object({
  Records: z.array(
    z.custom<DynamoDBRecord>((record) => typeof record === 'object' && record !== null),
  ),
});

/** Lambda's report of a failed batch. In a bucket, `payload` is the function's event. */
const report = z.object({ payload: z.unknown() });

/**
 * Reads the stream event in a file of an on-failure destination (AWS Lambda developer guide, "Retain discarded records
 * for a DynamoDB event source"), as a JSON string or an object. Throws for any other form.
 */
export function readKeptChanges(file: string): DynamoDBStreamEvent {
  const { payload } = report.parse(JSON.parse(file));
  return event.parse(typeof payload === 'string' ? JSON.parse(payload) : payload);
}
