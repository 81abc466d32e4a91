import { stageUnderTest } from '../stage.ts';
import type { ClientOfPool } from './sign-in-by-srp.ts';

/** Returns the web app's client in the stage's user pool. */
export function ourClient(): ClientOfPool {
  const { UserPoolId, UserPoolClientId } = stageUnderTest().outputs;
  return { poolId: UserPoolId, clientId: UserPoolClientId };
}
