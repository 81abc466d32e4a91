import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { findAddress } from './api/find-address.ts';
import { type AddressLookup, fieldsToFill } from './fill-address.ts';
import type { ShopValues } from './shop-values.ts';

/** Fills in the address once a CEP is complete. Typing another CEP cancels the lookup. */
export function useAddressLookup(form: UseFormReturnType<ShopValues>): void {
  const { postalCode } = form.values.address;
  const latest = useRef(form);
  const filled = useRef<Partial<AddressLookup>>({});
  latest.current = form;

  useEffect(() => {
    const digits = postalCode.replace(/\D/g, '');
    if (digits.length !== 8) return;
    const before = latest.current.getValues().address;
    const lookup = new AbortController();
    findAddress(digits, lookup.signal).then((found) => {
      if (!found || lookup.signal.aborted) return;
      const { getValues, setFieldValue, clearFieldError } = latest.current;
      const fills = fieldsToFill({
        found,
        before,
        current: getValues().address,
        filled: filled.current,
      });
      for (const [field, value] of Object.entries(fills)) {
        setFieldValue(`address.${field}`, value);
        clearFieldError(`address.${field}`);
      }
      filled.current = { ...filled.current, ...fills };
    });
    return () => lookup.abort();
  }, [postalCode]);
}
