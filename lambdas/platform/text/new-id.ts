import { ulid } from 'ulid';
import { type IdKind, idPrefixes } from '#contract/http/id-format.ts';

/** A new id of a kind, which sorts by `now`: `off_` and a ULID. */
export function newId(kind: IdKind, now: Date): string {
  return `${idPrefixes[kind]}_${ulid(now.getTime())}`;
}
