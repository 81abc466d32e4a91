import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { FieldError } from '#contract/http/errors.ts';
import { AppError } from '../errors/app-error.ts';

/** Largest request body in bytes. */
const maxBytes = 64 * 1024;

function bytesOf(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

// JSON.parse keeps a `__proto__` key as data, schemas skip it, and copying it would set a prototype.
function refuseProto(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value;
  const error: FieldError = { path: key, code: 'UNKNOWN_FIELD' };
  throw new AppError('VALIDATION_FAILED', { errors: [error] });
}

/** Returns the JSON of a request; undefined without a body. Throws a refusal for any other body. */
export function readBody(event: APIGatewayProxyEventV2): unknown {
  const bytes = bytesOf(event);
  if (bytes.length === 0) return undefined;
  if (bytes.length > maxBytes) throw new AppError('BODY_TOO_LARGE');
  if (!/^application\/json\s*(?:;|$)/i.test(event.headers['content-type'] ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseProto);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('MALFORMED_JSON', { cause });
  }
}
