export { callRoute } from './call-route.ts';
export { callUrl } from './call-url.ts';
export { fromServer } from './from-server.ts';
export { IntentKey, type IntentStore } from './intent-key.ts';
export { queryClient } from './query-client.ts';
export { type AnsweredPage, itemsOf, queryKeyOf, routePages, routeQuery } from './route-query.ts';
export { useAllPages } from './use-all-pages.ts';
export { type FailureContext, useFailureText } from './use-failure-text.ts';
export { useInvalidate, useRouteMutation } from './use-route-mutation.ts';
