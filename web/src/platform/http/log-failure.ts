import type { ApiError } from './api-error.ts';

const descriptions: Readonly<Record<number, string>> = {
  0: 'No answer: the connection is down or the server was not reached',
  401: 'The session was not accepted',
  403: 'The caller may not do this',
  502: 'The edge got no usable answer from the API',
};

/** Logs a failed call in one console line, without tokens, bodies or queries. `label` is method and path template. */
export function logFailure(label: string, error: ApiError): void {
  const line = [
    descriptions[error.status] ?? 'The call failed',
    label,
    `${error.status} ${error.code}`,
    error.requestId ? `request ${error.requestId}` : '',
  ]
    .filter(Boolean)
    .join(' | ');
  if (error.status === 0 || error.status >= 500) console.error(line);
  else console.warn(line);
}
