import {
  type CancellationReason,
  ConditionalCheckFailedException,
  DynamoDBServiceException,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
  TransactionConflictException,
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

/** Failures of a request: another write, no throughput, or a lost connection before or after its effect. */
export const faults = ['conflict', 'throttling', 'lost request', 'lost answer'] as const;
export type Fault = (typeof faults)[number];

const metadata = { $metadata: { httpStatusCode: 400 } };

/** Returns the client's error. `actions` is the size of a transaction; undefined for other requests. */
export function errorOf(fault: Fault, actions: number | undefined): Error {
  const reasons = (Code: string) =>
    cancelled([{ Code }, ...Array.from({ length: (actions ?? 1) - 1 }, () => ({ Code: 'None' }))]);
  switch (fault) {
    case 'conflict':
      return actions
        ? reasons('TransactionConflict')
        : new TransactionConflictException({ message: 'Transaction is ongoing', ...metadata });
    case 'throttling':
      return actions
        ? reasons('ThrottlingError')
        : new ProvisionedThroughputExceededException({ message: 'Too many', ...metadata });
    default:
      return Object.assign(new Error('No answer in time'), { name: 'TimeoutError' });
  }
}
