/** Returns an access token's lifetime in milliseconds, without verifying it; undefined if unknown. */
export function lifetimeOf(token: string): number | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp } = claims as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the age for renewing a token in milliseconds: 50 minutes, or five sixths of a shorter lifetime. */
export function renewalAge(lifetime: number): number {
  const fiftyMinutes = 50 * 60 * 1000;
  return Math.min(fiftyMinutes, (lifetime * 5) / 6);
}
