import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { stageIsUp } from '#scripts/checks/test-stage.ts';

/** Deploys the stage under test if the integration tests run alone. */
export default async function setUp(): Promise<void> {
  if (!process.env[stageIsUp]) await deployLocally('test');
}
