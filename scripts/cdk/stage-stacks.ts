import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { assemblyFolder, cdk, type Target } from './cdk.ts';

interface StageStack {
  readonly name: string;
  readonly region: string;
}

/** Synthesizes a stage and gives its stacks, each with the region that it goes to. */
export async function stacksOfStage(target: Target): Promise<readonly StageStack[]> {
  await cdk('synth', ['--all', '--quiet'], target, {
    name: `The synthesis of ${target.stage}`,
    timeLimitSeconds: 300,
  });
  return new CloudAssembly(assemblyFolder(target.stage)).stacks.map(
    ({ stackName, environment }) => ({ name: stackName, region: environment.region }),
  );
}
