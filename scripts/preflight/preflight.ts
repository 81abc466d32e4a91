import { configOf, edgeLogsRegion, type Stage } from '#lib/config.ts';
import { refusalToDeploy } from '#lib/mail-sender.ts';
import type { StageStacks } from '../cdk/new-stacks.ts';
import { UserError } from '../process/user-error.ts';
import { checkConcurrency } from './check-concurrency.ts';
import { checkEdge } from './check-edge.ts';
import { checkSandbox, checkSender } from './check-sender.ts';
import { checkBootstrap, checkFailedStacks } from './check-stacks.ts';
import { type Finding, findingOfCheck, linesOf } from './finding.ts';
import { wantedConcurrency } from './wanted-concurrency.ts';

/**
 * Checks the account of a stage before its first deploy and prints the findings. Changes nothing. Throws a UserError if
 * the deploy would fail.
 */
export async function preflight(stage: Stage, stacks: StageStacks): Promise<void> {
  const findings = await findingsOf(stage, stacks);
  console.log(`\nBefore the first deploy of ${stage}:`);
  for (const line of findings.flatMap(linesOf)) console.log(line);
  if (!findings.some(({ kind }) => kind === 'failure')) return;
  throw new UserError(
    `The deploy of ${stage} would fail: what is marked ✗ above has to be done first. Nothing was changed.`,
  );
}

async function findingsOf(stage: Stage, { protectedFailures }: StageStacks): Promise<Finding[]> {
  const config = configOf(stage);
  const { region } = config.location;
  const regions = [...new Set([region, edgeLogsRegion])];
  return [
    await findingOfCheck('Bootstrap', () => checkBootstrap(stage, regions)),
    checkFailedStacks(protectedFailures),
    ...(config.mail === 'ses' || process.env['MAIL_FROM'] ? await mailFindings(stage, region) : []),
    await findingOfCheck('CloudFront', checkEdge),
    await findingOfCheck('Lambdas at the same time', () =>
      checkConcurrency(wantedConcurrency(stage), region),
    ),
  ];
}

async function mailFindings(stage: Stage, region: string): Promise<Finding[]> {
  const topic = 'Sender of mails';
  const mailFrom = process.env['MAIL_FROM'];
  const refusal = refusalToDeploy(configOf(stage), mailFrom);
  return [
    refusal || !mailFrom
      ? { kind: 'failure', topic, text: refusal ?? '' }
      : await findingOfCheck(topic, () => checkSender(mailFrom, region)),
    await findingOfCheck('Mails to everybody', () => checkSandbox(region)),
  ];
}
