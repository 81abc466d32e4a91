/**
 * Returns the lifetime of an access token in milliseconds; undefined if unknown. Does not verify the token; the server
 * does.
 */
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

/** Returns the age in milliseconds at which a token is renewed: 50 minutes, or five sixths of a shorter lifetime. */
export function renewalAge(lifetime: number): number {
  const fiftyMinutes = 50 * 60 * 1000;
  return Math.min(fiftyMinutes, (lifetime * 5) / 6);
}
