import { removeStored } from './storage.ts';

/** Keys of the local storage that logout deletes: the specification's, the time of the token, the user's business. */
const sessionKeys: readonly string[] = [
  'userId',
  'offerId',
  'checkin',
  'my-token',
  'tokenReceivedAt',
  'isPasswordRequired',
  'businessId',
];

/** Deletes the values of the user's session; language and color scheme belong to the device and stay. */
export function forgetSession(): void {
  for (const key of sessionKeys) removeStored(key);
}
