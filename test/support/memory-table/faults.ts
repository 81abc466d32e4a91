import {
  ProvisionedThroughputExceededException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { cancelled } from './errors.ts';

/** How a request fails: by another write, for lack of throughput, or by a lost connection before or after its effect. */
export const faults = ['conflict', 'throttling', 'lost request', 'lost answer'] as const;
export type Fault = (typeof faults)[number];

const metadata = { $metadata: { httpStatusCode: 400 } };

/** The error that a client gets. `actions` is how many a transaction has; undefined for another request. */
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
