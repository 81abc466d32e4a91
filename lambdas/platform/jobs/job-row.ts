import '#contract/http/zod-config.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { ItemChange, WatchedKind } from './change.ts';
import { checkpoint } from './job-steps.ts';

/** Payload of a job on a business, or on something without business and user. */
export const item = { id: z.string() };
/** Payload of a job on something of a business. */
export const ownItem = { ...item, businessId: z.string() };
/** Payload of a job on a user's account, and the business that they own or work for. */
export const account = { ...item, businessId: z.nullable(z.string()) };
/** Payload of a job on a user's file; the id is its key. */
export const userFile = { ...item, userId: z.string() };

// The checkpoint of work on lists; null at the beginning. The message calls it `place`.
const goingOn = { place: z.nullable(checkpoint) };
export const itemLists = { ...item, ...goingOn };
export const ownLists = { ...ownItem, ...goingOn };
export const accountLists = { ...account, ...goingOn };
/** The shop's version that started a job on its lists; null where the shop has none. */
export const shopLists = { ...ownLists, version: z.nullable(z.int()) };

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Payload fields that do not follow from the change alone. */
type Added<S extends Shape> = Omit<
  z.output<z.ZodMiniObject<S>>,
  'id' | 'businessId' | 'userId' | 'place'
> & { readonly id?: string; readonly businessId?: string; readonly delaySeconds?: number };

/**
 * Whether a change starts a job, by kind of item; or the extra payload and delay (at most 900 seconds, SQS's
 * limit) of each job. Pure functions; `now` is after the change.
 */
type Causes<S extends Shape> = {
  readonly [Kind in WatchedKind]?: (
    change: ItemChange<Kind>,
    now: Date,
  ) => readonly Added<S>[] | (object extends Added<S> ? boolean : false);
};

/** Returns the row of a job: its queue, its payload, and the changes that start it. */
export const job = <const Queue extends string, S extends Shape>(
  queue: Queue,
  payload: S,
  causes: Causes<S> = {},
) => ({ queue, payload: z.object(payload), causes });

interface Sides<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Returns whether one of some attributes changed, or the item is new or removed. */
export const hasChanged = <Item>({ before, after }: Sides<Item>, ...names: (keyof Item)[]) =>
  (before === undefined) !== (after === undefined) ||
  names.some((name) => !isDeepStrictEqual(before?.[name], after?.[name]));

/** Returns whether the item existed before and after the change. */
export const isEdit = ({ before, after }: Sides<unknown>) =>
  before !== undefined && after !== undefined;

/** The rows of jobs by the names of the jobs. */
export type JobRows = Readonly<Record<string, JobRow>>;

interface JobRow {
  readonly queue: string;
  readonly payload: z.ZodMiniObject<Shape>;
  readonly causes: { readonly [Kind in WatchedKind]?: unknown };
}
