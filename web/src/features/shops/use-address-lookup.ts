import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { addressFills, type ToldFields } from './address-fills.ts';
import { findAddress } from './api/find-address.ts';
import type { ShopValues } from './shop-values.ts';

/** Fills the address once a CEP is whole. A CEP typed meanwhile makes an older answer void. */
export function useAddressLookup(form: UseFormReturnType<ShopValues>): void {
  const { postalCode } = form.values.address;
  const current = useRef(form);
  const filled = useRef<Partial<ToldFields>>({});
  current.current = form;

  useEffect(() => {
    const digits = postalCode.replace(/\D/g, '');
    if (digits.length !== 8) return;
    const asked = current.current.getValues().address;
    const asking = new AbortController();
    findAddress(digits, asking.signal).then((found) => {
      if (!found || asking.signal.aborted) return;
      const { getValues, setFieldValue, clearFieldError } = current.current;
      const fills = addressFills({
        found,
        asked,
        current: getValues().address,
        filled: filled.current,
      });
      for (const [field, value] of Object.entries(fills)) {
        setFieldValue(`address.${field}`, value);
        clearFieldError(`address.${field}`);
      }
      filled.current = { ...filled.current, ...fills };
    });
    return () => asking.abort();
  }, [postalCode]);
}
