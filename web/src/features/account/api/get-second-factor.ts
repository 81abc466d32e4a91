import { queryOptions } from '@tanstack/react-query';
import { fetchMFAPreference } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';

/** Query of whether the user's next sign-in needs a code of a code app. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () => {
    configureAmplify();
    const { enabled = [] } = await withIdentity(() => fetchMFAPreference());
    return { isOn: enabled.includes('TOTP') };
  },
});
