/** Returns a new key in the API's format: 36 characters of `A-Za-z0-9_-`. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
