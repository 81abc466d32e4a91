import { queryOptions } from '@tanstack/react-query';
import { fetchUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { isCalendarDay } from '#web/lib/format/calendar-day.ts';

/** The active user's data, which only the identity service stores. Who has told no country is in Brazil. */
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
      // The identity service takes any ten characters.
      birthdate: isCalendarDay(birthdate) ? birthdate : '',
      phoneNumber,
      country: country || 'BR',
    };
  },
});
