import { stageUnderTest } from '../stage.ts';
import type { ClientOfPool } from './sign-in-by-srp.ts';

/** The web app's client in the user pool of the stage. */
export function ourClient(): ClientOfPool {
  const { UserPoolId, UserPoolClientId } = stageUnderTest().outputs;
  return { poolId: UserPoolId, clientId: UserPoolClientId };
}
