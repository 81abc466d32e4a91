import type { ProtectedFailure } from '../cdk/new-stacks.ts';
import { stacksNamed } from '../cdk/stacks.ts';
import type { Finding } from './finding.ts';

/** Checks that the account is bootstrapped in each region. */
export async function checkBootstrap(stage: string, regions: readonly string[]): Promise<Finding> {
  const topic = 'Bootstrap';
  const found = await Promise.all(regions.map((region) => stacksNamed('CDKToolkit', { region })));
  const missing = regions.filter((_, index) => found[index]?.length === 0);
  if (missing.length === 0) return { kind: 'fine', topic, text: regions.join(' and ') };
  return {
    kind: 'failure',
    topic,
    text: `The account is not bootstrapped in ${missing.join(' and ')}.`,
    advice: `Run npm run bootstrap -- --stage ${stage}.`,
  };
}

/** Finds protected stacks whose creation failed. The CDK deletes failed stacks, but not protected ones. */
export function checkFailedStacks(failures: readonly ProtectedFailure[]): Finding {
  const topic = 'Earlier failures';
  const [first] = failures;
  if (!first) return { kind: 'fine', topic, text: 'no stack has to be removed by hand' };
  return {
    kind: 'failure',
    topic,
    text: `${failures.map(({ name }) => name).join(', ')} could not be created and is protected, so that it cannot be removed either.`,
    advice: `For each, run aws cloudformation update-termination-protection --no-enable-termination-protection --region ${first.region} --stack-name ${first.name}.`,
  };
}
