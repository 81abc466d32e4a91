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
export { jsonHeaders, tokenHeaders, xsrfHeaders } from './headers.ts';
export { type HttpRequest, sendRequest } from './send.ts';
export { joinUrl, queryString } from './url.ts';
