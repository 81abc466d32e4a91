import { queryOptions } from '@tanstack/react-query';
import { fetchUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { isCalendarDay } from '#web/lib/format/typed-day.ts';

/** Query of the active user's personal data, which only the identity service stores. The default country is Brazil. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => {
    configureAmplify();
    const {
      name = '',
      email = '',
      birthdate = '',
      phone_number: phoneNumber = '',
      'custom:country': country,
    } = await withIdentity(() => fetchUserAttributes());
    return {
      name,
      email,
      // The identity service accepts any ten characters.
      birthdate: isCalendarDay(birthdate) ? birthdate : '',
      phoneNumber,
      country: country || 'BR',
    };
  },
});
