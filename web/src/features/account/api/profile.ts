import { queryOptions } from '@tanstack/react-query';
import { fetchUserAttributes, updateUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';

/** What the identity service knows of the active user: name and e-mail are kept there alone. */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  queryFn: async () => {
    configureAmplify();
    const { name = '', email = '' } = await withIdentity(() => fetchUserAttributes());
    return { name, email };
  },
});

/** Changes the active user's name. */
export async function changeName(name: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => updateUserAttributes({ userAttributes: { name } }));
}
