import { queryOptions } from '@tanstack/react-query';
import { fetchUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';

/** The active user's name and e-mail, which only the identity service stores. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => {
    configureAmplify();
    const { name = '', email = '' } = await withIdentity(() => fetchUserAttributes());
    return { name, email };
  },
});
