import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Takes AWS credentials from the environment, where Lambda puts them. In the bundles it replaces
 * `@aws-sdk/credential-provider-node`, which also searches other places.
 */
export const defaultProvider = fromEnv;
