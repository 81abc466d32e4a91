import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import type { Finding } from './finding.ts';

/** Checks whether the account may create a distribution. AWS has no call for this; it is certain only if one exists. */
export async function checkEdge(): Promise<Finding> {
  const topic = 'CloudFront';
  // CloudFront is global; its calls are signed for this region.
  const client = new CloudFrontClient({ region: 'us-east-1' });
  const { DistributionList } = await client.send(new ListDistributionsCommand({ MaxItems: 1 }));
  if (DistributionList?.Quantity) {
    return { kind: 'fine', topic, text: 'the account has a distribution already' };
  }
  return {
    kind: 'unknown',
    topic,
    text: 'The account has no distribution yet, and AWS tells only at the first one whether it allows any.',
    advice:
      'If the web stack fails with "Your account must be verified before you can add new CloudFront resources", send that sentence to AWS Support, wait for the answer, and deploy again.',
  };
}
