import {
  type CancellationReason,
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';

/** DynamoDB's error for an invalid request. */
export const invalid = (message: string) =>
  new DynamoDBServiceException({
    name: 'ValidationException',
    message,
    $fault: 'client',
    $metadata: { httpStatusCode: 400 },
  });

/** DynamoDB's error for a failed condition outside of a transaction. */
export const conditionFailed = () =>
  new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: { httpStatusCode: 400 },
  });

/** DynamoDB's error for a cancelled transaction, with one reason for each action. */
export const cancelled = (reasons: readonly CancellationReason[]) =>
  new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: [...reasons],
  });
