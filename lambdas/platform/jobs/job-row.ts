import '#contract/http/zod-config.ts';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { FollowedKind, ItemChange } from './change.ts';
import { place } from './steps.ts';

/** The payload of a job on a business, or on something that neither a business nor a user has. */
export const item = { id: z.string() };
/** On something that a business has. */
export const ownItem = { ...item, businessId: z.string() };
/** On the account of a user, and the business that they own or work for. */
export const account = { ...item, businessId: z.nullable(z.string()) };
/** On a file of a user, whose key is the id. */
export const userFile = { ...item, userId: z.string() };

// The same for work on lists: where it goes on, null where it begins.
const goingOn = { place: z.nullable(place) };
export const itemLists = { ...item, ...goingOn };
export const ownLists = { ...ownItem, ...goingOn };
export const accountLists = { ...account, ...goingOn };
/** The version of the shop that a job on its lists follows; null where the shop does not say it. */
export const shopLists = { ...ownLists, version: z.nullable(z.int()) };

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** What a cause adds to the payload: what does not follow from the change alone. */
type Added<S extends Shape> = Omit<
  z.output<z.ZodMiniObject<S>>,
  'id' | 'businessId' | 'userId' | 'place'
> & { readonly id?: string; readonly businessId?: string; readonly delaySeconds?: number };

/**
 * Whether a change starts a job, by the kind of the item: a pure function. It may start several, or add something to the
 * payload or a delay in seconds, 900 at most (SQS's limit). `now` is an instant after the change.
 */
type Causes<S extends Shape> = {
  readonly [Kind in FollowedKind]?: (
    change: ItemChange<Kind>,
    now: Date,
  ) => readonly Added<S>[] | (object extends Added<S> ? boolean : false);
};

/** The row of a job: its queue, its payload, and the changes that start it. */
export const job = <const Queue extends string, S extends Shape>(
  queue: Queue,
  payload: S,
  causes: Causes<S> = {},
) => ({ queue, payload: z.object(payload), causes });

interface Sides<Item> {
  readonly before: Item | undefined;
  readonly after: Item | undefined;
}

/** Whether a change, also that to a new or removed item, changed one of some attributes. */
export const hasChanged = <Item>({ before, after }: Sides<Item>, ...names: (keyof Item)[]) =>
  (before === undefined) !== (after === undefined) ||
  names.some((name) => !isDeepStrictEqual(before?.[name], after?.[name]));

/** Whether a change is one of an item that is neither new nor removed. */
export const isEdit = ({ before, after }: Sides<unknown>) =>
  before !== undefined && after !== undefined;

/** The rows of jobs by the names of the jobs. */
export type JobRows = Readonly<Record<string, JobRow>>;

interface JobRow {
  readonly queue: string;
  readonly payload: z.ZodMiniObject<Shape>;
  readonly causes: { readonly [Kind in FollowedKind]?: unknown };
}
