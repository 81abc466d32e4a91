/** When an access token was issued and runs out, in epoch milliseconds. */
export interface TokenTimes {
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Reads a token's times without judging it: that is the server's part. */
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

/** Credentials are refreshed after about 50 minutes, or at five sixths of a shorter life. */
export function refreshAt({ issuedAt, expiresAt }: TokenTimes): number {
  const fiftyMinutes = 50 * 60 * 1000;
  return issuedAt + Math.min(fiftyMinutes, ((expiresAt - issuedAt) * 5) / 6);
}
