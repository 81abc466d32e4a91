import { configOf, stageNames } from '#lib/config/config.ts';
import { firstOf, propertiesOf } from './support/resources.ts';
import { templateOf } from './support/templates.ts';

describe.each(stageNames)('the views of %s', (stage) => {
  const events = templateOf(stage, 'events');
  const { viewsWindowSeconds } = configOf(stage);
  const [queueId, queue] = firstOf(events, 'AWS::SQS::Queue', 'ViewQueueJobs');

  test('are gathered for a minute on AWS, and added up in large batches, at most two at a time', () => {
    expect(viewsWindowSeconds).toBe(stage === 'dev' || stage === 'prod' ? 60 : 1);
    const mappings = propertiesOf(events, 'AWS::Lambda::EventSourceMapping');
    const ofViews = [...mappings.values()].filter(({ EventSourceArn }) =>
      JSON.stringify(EventSourceArn).includes(queueId),
    );
    expect(ofViews).toEqual([
      expect.objectContaining({
        BatchSize: 1000,
        MaximumBatchingWindowInSeconds: viewsWindowSeconds,
        ScalingConfig: { MaximumConcurrency: 2 },
        FunctionResponseTypes: ['ReportBatchItemFailures'],
      }),
    ]);
  });

  test('stay hidden for six timeouts plus the window, and then move to the dead-letter queue', () => {
    const [failedId, failed] = firstOf(events, 'AWS::SQS::Queue', 'ViewQueueFailed');
    expect(queue).toMatchObject({
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 6 * 60 + viewsWindowSeconds,
      RedrivePolicy: {
        deadLetterTargetArn: { 'Fn::GetAtt': [failedId, 'Arn'] },
        maxReceiveCount: 5,
      },
    });
    expect(failed).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  });

  test('have alarms on waiting beacons and on the first failed beacon', () => {
    const alarms = [...propertiesOf(events, 'AWS::CloudWatch::Alarm').values()];
    const [failedId] = firstOf(events, 'AWS::SQS::Queue', 'ViewQueueFailed');
    const watched = [
      [queueId, 'ApproximateAgeOfOldestMessage', 6 * 60 + viewsWindowSeconds + 300],
      [failedId, 'ApproximateNumberOfMessagesVisible', 1],
    ] as const;
    for (const [id, MetricName, Threshold] of watched) {
      expect(alarms).toContainEqual(
        expect.objectContaining({
          MetricName,
          Threshold,
          Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [id, 'QueueName'] } }],
        }),
      );
    }
  });
});

// Otherwise CloudFront sends its own user agent, and no robot could be recognized.
test.each(stageNames)('the edge of %s forwards the user agent', (stage) => {
  const web = templateOf(stage, 'web');
  const policies = [...propertiesOf(web, 'AWS::CloudFront::OriginRequestPolicy').values()];
  const forwarded = policies.flatMap(({ OriginRequestPolicyConfig }) => {
    const { HeadersConfig } = OriginRequestPolicyConfig as {
      HeadersConfig: { Headers?: string[] };
    };
    return HeadersConfig.Headers ?? [];
  });
  expect(forwarded).toContain('User-Agent');
  expect(forwarded.length).toBeLessThanOrEqual(10);
});
