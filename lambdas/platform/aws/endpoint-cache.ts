/**
 * Replaces `@aws-sdk/endpoint-cache` in the bundles. DynamoDB's client makes this cache for endpoints that a service
 * tells at run time, but none of its commands asks for them.
 */
export class EndpointCache {}
