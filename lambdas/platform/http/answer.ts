import {
  apiPath,
  type ResponseOf,
  type ResponseStatus,
  type Route,
  type StatusOf,
} from '#contract/http/route.ts';
import type { Write } from '../table/write.ts';

/** The result of an operation: the answer, and the writes to commit before it is sent. */
export interface Answer<S extends ResponseStatus = ResponseStatus, Body = unknown> {
  readonly status: S;
  /** Undefined for a status without a body. */
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly writes: readonly Write[];
  /** Work outside the table after the commit; a job has to do it if it fails here. */
  readonly afterCommit?: () => Promise<void>;
  /** Undoes work from before the writes if these failed, or may have. It returns true if they were made after all. */
  readonly afterFailure?: () => Promise<unknown>;
}

/** The answers that a route declares: each status with its own body. */
export type AnswerOf<R extends Route> = {
  [S in StatusOf<R>]: Answer<S, ResponseOf<R, S>>;
}[StatusOf<R>];

/** Answers 200 with the data as it is after the writes. */
export function ok<Body>(body: Body, writes: readonly Write[] = []): Answer<200, Body> {
  return { status: 200, body, writes };
}

/** Answers 204, without a body. */
export function noContent(writes: readonly Write[] = []): Answer<204, undefined> {
  return { status: 204, body: undefined, writes };
}

/** Answers 201 with the whole resource; `location` is its path below `/api`. */
export function created<Body>(
  body: Body,
  location: string,
  writes: readonly Write[],
): Answer<201, Body> {
  return { status: 201, body, headers: { location: `${apiPath}${location}` }, writes };
}

/** Answers 307 to a path below `/api`, query included, which no cache may keep. */
export function redirect(location: string): Answer<307, undefined> {
  const headers = { location: `${apiPath}${location}`, 'cache-control': 'no-store' };
  return { status: 307, body: undefined, headers, writes: [] };
}
