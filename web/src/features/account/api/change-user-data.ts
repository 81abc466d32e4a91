import { updateUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { changedFields } from '#web/platform/drafts/drafts.ts';
import type { UserData } from '../user-data-schema.ts';

const attributeNames: Readonly<Record<keyof UserData, string>> = {
  name: 'name',
  birthdate: 'birthdate',
  phoneNumber: 'phone_number',
  country: 'custom:country',
};

/** Sends only the fields that differ from `stored`, to keep changes from other devices. Throws IdentityError. */
export async function changeUserData(stored: UserData, data: UserData): Promise<void> {
  const fields = changedFields(stored, data) as (keyof UserData)[];
  if (fields.length === 0) return;
  configureAmplify();
  // An empty value deletes an attribute.
  const userAttributes = Object.fromEntries(
    fields.map((field) => [attributeNames[field], data[field]]),
  );
  await withIdentity(() => updateUserAttributes({ userAttributes }));
}
