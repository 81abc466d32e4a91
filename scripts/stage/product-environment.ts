import { configOf } from '#lib/config.ts';
import { lambdaEnvironment } from '#lib/constructs/lambda-environment.ts';
import type { StageOutputs } from './outputs.ts';

/**
 * The environment variables that the Lambdas' code reads when it is loaded, for scripts that import it. The
 * settings for token verification are placeholders, because scripts verify no tokens and their calls have no
 * sign-in, with or without a second factor.
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
