import type { DynamoDBRecord } from 'aws-lambda';
import { jobs, type NextJob } from '#lambdas/entries/jobs.ts';
import { jobsOfChange } from '#lambdas/platform/jobs/start-jobs.ts';
import type { Key } from '#lambdas/platform/table/keys.ts';

type Attribute = string | readonly Attribute[] | { readonly [name: string]: Attribute };
/** Attributes of an item, with numbers as digits. */
export type Attributes = Readonly<Record<string, Attribute>>;
/** An item before or after a change; undefined if it does not exist. */
export type Fields = Attributes | undefined;
type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

const attributeOf = (value: Attribute): Image[string] => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? { N: value } : { S: value };
  if (Array.isArray(value)) return { L: value.map(attributeOf) };
  return { M: attributesOf(value as Attributes) };
};
const attributesOf = (fields: Attributes): Image =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, attributeOf(value)]));
const imageOf = (fields: Fields) => fields && attributesOf(fields);

/** Returns the stream record of a change, made `seconds` after 1970. */
export function changeOf(
  { PK, SK }: Key,
  before: Fields,
  after: Fields,
  seconds?: number,
): DynamoDBRecord {
  const [OldImage, NewImage] = [imageOf(before), imageOf(after)];
  return {
    dynamodb: {
      Keys: { PK: { S: PK }, SK: { S: SK } },
      ...(OldImage && { OldImage }),
      ...(NewImage && { NewImage }),
      ...(seconds !== undefined && { ApproximateCreationDateTime: seconds }),
    },
  };
}

const readAt = new Date('2026-11-21T12:00:00.000Z');

/** Returns the jobs of a change. */
export const jobsOf = (...change: Parameters<typeof changeOf>) =>
  jobsOfChange(jobs, changeOf(...change), readAt) as readonly NextJob[];

const left = /^(?:tell-owner|mail-owner|make-link-preview)/;

/** Returns a change's jobs, without messages to owners and link previews. */
export const namesOf = (...change: Parameters<typeof changeOf>) =>
  jobsOf(...change)
    .filter(({ name }) => !left.test(name))
    .map(({ name, id }) => `${name} ${id}`);
