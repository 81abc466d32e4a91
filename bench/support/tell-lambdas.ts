import { localEnvironment } from '#scripts/stage/local-environment.ts';
import { lambdaEnvironment } from '#test/support/lambda-environment.ts';

/** Sets the environment variables that the Lambdas' modules read when imported; call it before the import. */
export function tellLambdas(
  endpoint: string,
  tableName: string,
  more: Readonly<Record<string, string>> = {},
): void {
  Object.assign(process.env, lambdaEnvironment, localEnvironment({}, endpoint), {
    TABLE_NAME: tableName,
    JOB_QUEUES: '{}',
    ...more,
  });
}
