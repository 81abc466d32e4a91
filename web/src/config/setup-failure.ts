import type { AppConfig } from './app-config.ts';

/** The set-up failures of the specification's error catalogue. */
export type SetupFailure =
  | 'AUTH_NOT_CONFIGURED'
  | 'GUESTS_NOT_ALLOWED'
  | 'IDENTITY_POOL_MISSING'
  | 'REGION_MISSING';

type Pools = Pick<AppConfig, 'region' | 'userPoolId' | 'userPoolClientId' | 'identityPoolId'>;

/** Returns the most basic setting that sign-in lacks at this stage; undefined if none is missing. */
export function setupFailureOf(config: Pools): SetupFailure | undefined {
  if (!config.userPoolId || !config.userPoolClientId) return 'AUTH_NOT_CONFIGURED';
  if (!config.region) return 'REGION_MISSING';
  if (!config.identityPoolId) return 'IDENTITY_POOL_MISSING';
  return undefined;
}
