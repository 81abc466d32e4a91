import type { UseFormReturnType } from '@mantine/form';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatPhone } from '#contract/brazil/format-phone.ts';
import { phoneField } from '#contract/brazil/phones.ts';
import type { ShopValues } from './shop-values.ts';

/** Query of the phone of the user's account; empty without one. Loads the identity service's code. */
const ownPhoneQuery = queryOptions({
  queryKey: ['own-phone'],
  queryFn: async ({ client }) => {
    const { profileQuery } = await import('#web/session/queries/get-profile.ts');
    return (await client.fetchQuery(profileQuery)).phoneNumber;
  },
});

/** Fills WhatsApp with the user's Brazilian phone, as an initial value, and returns it formatted, if any. */
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
