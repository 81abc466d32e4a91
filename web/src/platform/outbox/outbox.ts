/**
 * The offline counter: checks vouchers, stores their uses on the device, and sends them. It holds no consumer, and
 * stays at sign-out. The screen opens it for a shop of the signed-in member; the app sends for the member.
 */
export type {
  CheckedOffer,
  CheckRefusalCode,
  LocalCheck,
  Why,
} from './checking/result.ts';
export { type CounterDevice, openCounter } from './device.ts';
export type {
  CounterMember,
  CounterShop,
  Entry,
  EntryRefusal,
  EntryUndo,
} from './entries/entry.ts';
export { OutboxError, type OutboxErrorCode } from './outbox-error.ts';
export { countUnsent, type SignedInMember, sendSoon, startSending } from './sending/send-loop.ts';
