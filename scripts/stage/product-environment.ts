import { configOf } from '#lib/config/config.ts';
import { lambdaEnvironment } from '#lib/constructs/lambdas/lambda-environment.ts';
import type { StageOutputs } from './outputs.ts';

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
  };
}
