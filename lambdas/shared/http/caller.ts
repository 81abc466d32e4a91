import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../app-error.ts';
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

function callerOf(claims: Claims): Caller {
  if (typeof claims['sub'] !== 'string') throw new AppError('UNAUTHENTICATED');
  return { userId: claims['sub'], groups: groupsOf(claims['cognito:groups']) };
}

function authorizerClaims(event: APIGatewayProxyEventV2): Claims | undefined {
  const context = event.requestContext as { authorizer?: { jwt?: { claims?: Claims } } };
  return context.authorizer?.jwt?.claims;
}

/**
 * The caller of a route: from the gateway's authorizer where it stands in front, else from the bearer
 * token, if there is one, verified here. A token that does not verify is UNAUTHENTICATED.
 */
export async function identifyCaller(event: APIGatewayProxyEventV2): Promise<Caller | undefined> {
  const claims = authorizerClaims(event);
  if (claims) return callerOf(claims);
  const header = event.headers['authorization'];
  if (!header) return undefined;
  // Private routes never come here, so only public calls with a token pay for the verifier.
  const { verifyToken } = await import('./verify-token.ts');
  return callerOf(await verifyToken(header));
}
