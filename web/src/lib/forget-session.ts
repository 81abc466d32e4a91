import { removeStored } from './storage.ts';

/** Keys of the local storage that logout deletes: the specification's, the token's time, the user's business and role. */
const sessionKeys: readonly string[] = [
  'userId',
  'offerId',
  'checkin',
  'my-token',
  'tokenReceivedAt',
  'isPasswordRequired',
  'businessId',
  'role',
];

/** Deletes the values of the user's session; language and color scheme belong to the device and stay. */
export function forgetSession(): void {
  for (const key of sessionKeys) removeStored(key);
}
