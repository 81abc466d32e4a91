import {
  paginateListSubscriptionsByTopic,
  SNSClient,
  type Subscription,
} from '@aws-sdk/client-sns';
import type { Finding } from './finding.ts';

/** Checks that a stage's alarms reach somebody. Unconfirmed subscriptions get nothing. */
export async function checkAlarms(topicArn: string, region: string): Promise<Finding> {
  const topic = 'Alarms';
  const subscriptions: Subscription[] = [];
  const paginator = { client: new SNSClient({ region }) };
  for await (const page of paginateListSubscriptionsByTopic(paginator, { TopicArn: topicArn })) {
    subscriptions.push(...(page.Subscriptions ?? []));
  }
  const confirmed = subscriptions.filter(({ SubscriptionArn }) =>
    SubscriptionArn?.startsWith('arn:'),
  );
  const names = (list: Subscription[]) => list.map(({ Endpoint }) => Endpoint).join(', ');
  if (confirmed.length > 0) return { kind: 'fine', topic, text: `go to ${names(confirmed)}` };
  const pending = subscriptions.filter((one) => !confirmed.includes(one));
  return {
    kind: 'warning',
    topic,
    text:
      pending.length > 0
        ? `Nobody gets them: ${names(pending)} did not confirm the subscription.`
        : 'Nobody gets them.',
    advice: `Run aws sns subscribe --region ${region} --topic-arn ${topicArn} --protocol email --notification-endpoint <address>, and confirm by the link in the mail.`,
  };
}
