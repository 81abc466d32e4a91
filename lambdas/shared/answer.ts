import { apiPath } from '#contract/route.ts';
import type { Write } from './table/transaction.ts';

/** What an operation gives back: the answer, and the writes that must be committed for it to be true. */
export interface Answer {
  readonly status: 200 | 201 | 204;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly writes: readonly Write[];
}

/** 200 with what was read, or with what the writes make of it. */
export function ok(body: unknown, writes: readonly Write[] = []): Answer {
  return { status: 200, body, writes };
}

/** 201 with the whole resource; `location` is its path below `/api`. */
export function created(body: unknown, location: string, writes: readonly Write[]): Answer {
  return { status: 201, body, headers: { location: `${apiPath}${location}` }, writes };
}
