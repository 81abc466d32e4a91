import type { Stage } from '#lib/config/config.ts';
import { needRunningEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { isLocalStage } from './arguments.ts';
import { requireAccount } from './aws-account.ts';
import { localEnvironment } from './local-environment.ts';
import { readOutputs, type StageOutputs } from './outputs.ts';
import { productEnvironment } from './product-environment.ts';

/**
 * Sets the environment for AWS clients and the Lambdas' code to a stage. Lambda modules read it when loaded, so import
 * them afterwards. Returns the outputs of the stage. Throws a UserError if the stage is not deployed or belongs to
 * another account.
 */
export async function useStage(stage: Stage): Promise<StageOutputs> {
  if (isLocalStage(stage)) {
    process.env = localEnvironment(process.env, await needRunningEndpoint(stage));
  } else {
    process.env['AWS_REGION'] = await requireAccount(stage);
  }
  const outputs = readOutputs(stage);
  Object.assign(process.env, productEnvironment(stage, outputs));
  return outputs;
}
