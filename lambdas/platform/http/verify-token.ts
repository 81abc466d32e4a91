import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import { env } from '../aws/env.ts';
import { AppError } from '../errors/app-error.ts';

/** The ID token names our client in `aud`, the access token in `client_id`. */
function checkClient({ payload }: { payload: JwtPayload }): void {
  const client = payload['token_use'] === 'access' ? payload['client_id'] : payload.aud;
  if (client !== env.TOKEN_CLIENT_ID) throw new AppError('UNAUTHENTICATED');
}

// The library's own fetcher supports only https, and a local endpoint serves its keys over http.
const fetcher = {
  async fetch(uri: string): Promise<ArrayBuffer> {
    try {
      const response = await fetch(uri, { signal: AbortSignal.timeout(3000) });
      if (!response.ok) throw new Error(`The address of the keys answered ${response.status}`);
      return await response.arrayBuffer();
    } catch (cause) {
      // Without keys no token can be verified, which is not the caller's fault.
      throw new AppError('UNAVAILABLE', { retryAfter: 1, cause });
    }
  },
};

const verifier = JwtVerifier.create(
  {
    issuer: env.TOKEN_ISSUER,
    audience: null,
    jwksUri: env.TOKEN_JWKS_URL ?? `${env.TOKEN_ISSUER}/.well-known/jwks.json`,
    customJwtCheck: checkClient,
  },
  { jwksCache: new SimpleJwksCache({ fetcher }) },
);

/** Returns the claims of a `Bearer` header. Throws UNAUTHENTICATED for an invalid token, UNAVAILABLE without keys. */
export async function verifyToken(authorization: string): Promise<JwtPayload> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) throw new AppError('UNAUTHENTICATED');
  try {
    return await verifier.verify(token);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('UNAUTHENTICATED', { cause });
  }
}
