/** When an access token was issued and when it expires, in epoch milliseconds. */
export interface TokenTimes {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Reads a token's times; undefined where it has none. Does not verify the token: the server does. */
export function tokenTimes(token: string): TokenTimes | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown };
    if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
    return { issuedAt: iat * 1000, expiresAt: exp * 1000 };
  } catch {
    return undefined;
  }
}

/** When to renew a token, in epoch milliseconds: after 50 minutes, or after five sixths of a shorter lifetime. */
export function refreshAt({ issuedAt, expiresAt }: TokenTimes): number {
  const fiftyMinutes = 50 * 60 * 1000;
  return issuedAt + Math.min(fiftyMinutes, ((expiresAt - issuedAt) * 5) / 6);
}
