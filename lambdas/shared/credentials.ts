import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Takes AWS credentials from the environment, where Lambda puts them. It replaces
 * `@aws-sdk/credential-provider-node` in the bundles, which also searches for credentials of developers,
 * containers and virtual machines.
 */
export const defaultProvider = fromEnv;
