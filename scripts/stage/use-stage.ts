import type { Stage } from '#lib/config.ts';
import { requireAccount } from '../aws/account.ts';
import { needRunningEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { isLocalStage } from './arguments.ts';
import { localEnvironment } from './local-environment.ts';
import { readOutputs, type StageOutputs } from './outputs.ts';
import { productEnvironment } from './product-environment.ts';

/**
 * Sets the environment variables by which AWS clients and the Lambdas' code reach a stage, local or on AWS.
 * Modules of the Lambdas read them when they are loaded, so they must be imported after this. Returns the
 * outputs of the stage. Throws a UserError when the stage is not deployed or its account is another.
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
