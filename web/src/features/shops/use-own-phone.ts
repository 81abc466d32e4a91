import type { UseFormReturnType } from '@mantine/form';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatPhone } from '#contract/brazil/format-phone.ts';
import { phoneField } from '#contract/brazil/phones.ts';
import type { ShopValues } from './shop-values.ts';

/** The phone of the user's account, empty where it has none. The identity service's code is loaded for it. */
const ownPhoneQuery = queryOptions({
  queryKey: ['own-phone'],
  queryFn: async ({ client }) => {
    const { profileQuery } = await import('#web/session/queries/get-profile.ts');
    return (await client.fetchQuery(profileQuery)).phoneNumber;
  },
});

/**
 * Fills in WhatsApp with the phone of the user's account, if it is a Brazilian one, as long as the field is empty as it
 * began. It counts as a value that the form started with, so that leaving the page does not ask. Gives the phone as
 * shown; undefined where there is none.
 */
export function useOwnPhone(form: UseFormReturnType<ShopValues>): string | undefined {
  const { data } = useQuery(ownPhoneQuery);
  const phone = data && phoneField.safeParse(data).success ? formatPhone(data) : undefined;
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const { getValues, getInitialValues, setInitialValues, setFieldValue } = latest.current;
    const initial = getInitialValues();
    const isUntouched = getValues().contacts.WhatsApp === '' && initial.contacts.WhatsApp === '';
    if (!phone || !isUntouched) return;
    setInitialValues({ ...initial, contacts: { ...initial.contacts, WhatsApp: phone } });
    setFieldValue('contacts.WhatsApp', phone);
  }, [phone]);

  return phone;
}
