import {
  isTrusted,
  type KeyRing,
  keysToVerify,
  signingKey,
  type VoucherKey,
} from '#lambdas/claims/vouchers/key-ring.ts';

/** Returns a line for each key, newest first: its id, its state, and how long counters accept it. No private keys. */
export function linesOfKeys(ring: KeyRing, now: Date): string[] {
  const known = new Map(keysToVerify(ring, now).map(({ id, validUntil }) => [id, validUntil]));
  const signing = signingKey(ring, now);
  const stateOf = (key: VoucherKey) => {
    if (!isTrusted(key)) return `ended at ${key.endedAt}`;
    if (key === signing) return `signs since ${key.signsFrom}`;
    if (new Date(key.signsFrom) > now) return `signs from ${key.signsFrom}`;
    return `signed from ${key.signsFrom}`;
  };
  const uptoOf = ({ id }: VoucherKey) =>
    known.has(id) ? `counters take it until ${known.get(id)}` : 'counters do not take it';
  return [...ring.keys]
    .sort((one, two) => two.signsFrom.localeCompare(one.signsFrom))
    .map((key) => `${key.id}: ${stateOf(key)}, ${uptoOf(key)}`);
}
