export { ApiError, type ApiErrorCode, errorCodeOf, hasCode } from './api-error.ts';
export {
  type Connection,
  callAndNoteConnection,
  connection,
  isConnectionFailure,
  isOffline,
  noteSlow,
  useConnection,
} from './connection.ts';
export { joinUrl, jsonHeaders, queryString, tokenHeaders, xsrfHeaders } from './request-parts.ts';
export { RetryQuota, withRetry } from './retry.ts';
export { type HttpRequest, sendRequest } from './send.ts';
