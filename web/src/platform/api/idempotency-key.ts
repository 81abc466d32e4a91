/** A new key in the format that the API requires: 36 characters of `A-Za-z0-9_-`. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
