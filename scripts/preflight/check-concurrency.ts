import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Finding } from './finding.ts';

/**
 * Checks that the account may run the Lambdas for jobs and as many again for API calls. A new account may start with
 * 10.
 */
export async function checkConcurrency(wanted: number, region: string): Promise<Finding> {
  const topic = 'Lambdas at the same time';
  const { AccountLimit } = await new LambdaClient({ region }).send(
    new GetAccountSettingsCommand({}),
  );
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  if (limit > 2 * wanted) {
    return { kind: 'fine', topic, text: `at most ${limit}, of which jobs use ${wanted}` };
  }
  return {
    kind: 'warning',
    topic,
    text: `The account allows ${limit} in ${region}, and jobs alone use up to ${wanted}: while there are many, calls of the API are refused (503).`,
    advice: 'Ask for 1,000 in Service Quotas: AWS Lambda, "Concurrent executions".',
  };
}
