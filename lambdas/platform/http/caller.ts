import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/actor.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The gateway flattens a list claim to `[a b]`; a verified token holds the list itself. */
function groupsOf(claim: unknown): string[] {
  if (Array.isArray(claim)) return claim.map(String);
  if (typeof claim !== 'string') return [];
  return claim
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** The gateway gives a number as text. Undefined for anything except a positive whole number. */
function secondsOf(claim: unknown): number | undefined {
  const seconds = typeof claim === 'string' ? Number(claim) : claim;
  return Number.isSafeInteger(seconds) && Number(seconds) > 0 ? Number(seconds) : undefined;
}

function callerOf(claims: Claims): Caller {
  if (typeof claims['sub'] !== 'string') throw new AppError('UNAUTHENTICATED');
  const authTime = secondsOf(claims['auth_time']);
  return {
    userId: claims['sub'],
    groups: groupsOf(claims['cognito:groups']),
    ...(authTime !== undefined && { authTime }),
  };
}

function authorizerClaims(event: APIGatewayProxyEventV2): Claims | undefined {
  const context = event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } };
  return context.authorizer?.jwt?.claims;
}

/**
 * Returns the caller, from the gateway's authorizer or from the bearer token, which is verified here; undefined
 * without a token. Throws UNAUTHENTICATED for an invalid one.
 */
export async function identifyCaller(event: APIGatewayProxyEventV2): Promise<Caller | undefined> {
  const claims = authorizerClaims(event);
  if (claims) return callerOf(claims);
  const header = event.headers['authorization'];
  if (!header) return undefined;
  // Only public calls with a token get here, so the verifier is loaded on demand.
  const { verifyToken } = await import('./verify-token.ts');
  return callerOf(await verifyToken(header));
}
