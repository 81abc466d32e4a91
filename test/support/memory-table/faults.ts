import {
  ProvisionedThroughputExceededException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { cancelled } from './errors.ts';

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
