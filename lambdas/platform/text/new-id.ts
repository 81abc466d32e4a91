import { ulid } from 'ulid';
import { type IdKind, idPrefixes } from '#contract/http/id-format.ts';

/** Returns a new id, which sorts by `now`: `off_` and a ULID. */
export function newId(kind: IdKind, now: Date): string {
  return `${idPrefixes[kind]}_${ulid(now.getTime())}`;
}
