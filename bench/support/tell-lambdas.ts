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
    PUSH_SERVICES: 'http://127.0.0.1:4374',
    JOB_QUEUES: '{}',
    ...more,
  });
}
