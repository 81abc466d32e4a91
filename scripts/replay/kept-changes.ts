import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod/mini';

const event = z.object({
  Records: z.array(
    z.custom<DynamoDBRecord>((record) => typeof record === 'object' && record !== null),
  ),
});

/** Lambda's report of a failed batch. In a bucket, `payload` is the event that the function received. */
const report = z.object({ payload: z.unknown() });

/**
 * The stream event in a file that Lambda wrote to the bucket of an on-failure destination (AWS Lambda
 * developer guide, "Retain discarded records for a DynamoDB event source"). The event is JSON in a string or
 * an object. Throws when the file has another form.
 */
export function readKeptChanges(file: string): DynamoDBStreamEvent {
  const { payload } = report.parse(JSON.parse(file));
  return event.parse(typeof payload === 'string' ? JSON.parse(payload) : payload);
}
