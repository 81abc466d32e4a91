import type { ClientOfPool } from '#scripts/identity/sign-in.ts';
import { stageUnderTest } from '../stage.ts';

/** The web app's client in the user pool of the stage. */
export function ourClient(): ClientOfPool {
  const { UserPoolId, UserPoolClientId } = stageUnderTest().outputs;
  return { poolId: UserPoolId, clientId: UserPoolClientId };
}
