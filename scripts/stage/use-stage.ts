import { configOf, type Stage } from '#lib/config/config.ts';
import { localSite } from '#lib/config/local-endpoint.ts';
import { lambdaEnvironment } from '#lib/constructs/lambdas/lambda-environment.ts';
import { needRunningEndpoint } from '../local-endpoint/ensure-endpoint.ts';
import { isLocalStage } from './arguments.ts';
import { requireAccount } from './aws-account.ts';
import { localEnvironment } from './local-environment.ts';
import { readOutputs, type StageOutputs } from './outputs.ts';

/**
 * Returns the environment for scripts that import the Lambdas' code, which reads it when loaded. The token settings are
 * placeholders, since scripts verify no tokens.
 */
export function productEnvironment(stage: string, outputs: StageOutputs): Record<string, string> {
  const tokens = { userPoolId: '', issuer: 'none', clientId: outputs.UserPoolClientId };
  const config = { ...configOf(stage), logLevel: 'WARN' } as const;
  return {
    ...lambdaEnvironment({ config, version: 'scripts', tableName: outputs.TableName, tokens }),
    SECOND_FACTOR_OF_STAFF: 'optional',
    EDGE_SECRET_HASHES: 'none',
    SITE_URL: localSite(config) ?? `https://${outputs.DistributionDomainName}`,
  };
}

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
