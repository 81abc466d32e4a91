import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Where the clients of AWS find credentials: Lambda puts them into the environment. The bundles have it in place of
 * `@aws-sdk/credential-provider-node`, which also finds those of developers, containers and virtual machines.
 */
export const defaultProvider = fromEnv;
