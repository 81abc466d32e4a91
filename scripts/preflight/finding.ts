import {
  paginateListSubscriptionsByTopic,
  SNSClient,
  type Subscription,
} from '@aws-sdk/client-sns';
import { sentenceOf } from '../process/user-error.ts';

/** Result of a check. After a `failure` the deploy fails; after a `warning` it works, but the stage lacks something. */
export interface Finding {
  readonly kind: 'fine' | 'failure' | 'warning' | 'unknown';
  readonly topic: string;
  readonly text: string;
  readonly advice?: string;
}

/** The result of a check, without its topic. */
export type CheckResult = Omit<Finding, 'topic'>;

/** Runs a check. If AWS refuses it, the finding says so, since the deployer may still do the rest. */
export async function findingOfCheck(
  topic: string,
  check: () => Promise<CheckResult>,
): Promise<Finding> {
  try {
    return { topic, ...(await check()) };
  } catch (error) {
    return { kind: 'unknown', topic, text: `Could not be checked. ${sentenceOf(error)}` };
  }
}

const marks = { fine: '✓', failure: '✗', warning: '!', unknown: '?' } as const;

/** Returns the printed lines of a finding. */
export function linesOf({ kind, topic, text, advice }: Finding): string[] {
  return [`  ${marks[kind]} ${topic}: ${text}`, ...(advice ? [`      ${advice}`] : [])];
}

/** Checks that a stage's alarms reach somebody. Unconfirmed subscriptions get nothing. */
export async function checkAlarms(topicArn: string, region: string): Promise<CheckResult> {
  const subscriptions: Subscription[] = [];
  const paginator = { client: new SNSClient({ region }) };
  for await (const page of paginateListSubscriptionsByTopic(paginator, { TopicArn: topicArn })) {
    subscriptions.push(...(page.Subscriptions ?? []));
  }
  const confirmed = subscriptions.filter(({ SubscriptionArn }) =>
    SubscriptionArn?.startsWith('arn:'),
  );
  const names = (list: Subscription[]) => list.map(({ Endpoint }) => Endpoint).join(', ');
  if (confirmed.length > 0) return { kind: 'fine', text: `go to ${names(confirmed)}` };
  const pending = subscriptions.filter((one) => !confirmed.includes(one));
  return {
    kind: 'warning',
    text:
      pending.length > 0
        ? `Nobody gets them: ${names(pending)} did not confirm the subscription.`
        : 'Nobody gets them.',
    advice: `Run aws sns subscribe --region ${region} --topic-arn ${topicArn} --protocol email --notification-endpoint <address>, and confirm by the link in the mail.`,
  };
}
