import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { findAddress } from './api/find-address.ts';
import type { ShopValues } from './shop-values.ts';

const filled = ['street', 'neighborhood', 'city', 'state'] as const;

/**
 * Fills the address once a CEP is whole. What the user typed stays: only fields that are empty, or
 * that an earlier CEP filled, are written.
 */
export function useAddressLookup(form: UseFormReturnType<ShopValues>): void {
  const { postalCode } = form.values.address;
  const current = useRef(form);
  const lastFound = useRef<Partial<Record<(typeof filled)[number], string>>>({});
  current.current = form;

  useEffect(() => {
    const digits = postalCode.replace(/\D/g, '');
    if (digits.length !== 8) return;
    const asking = new AbortController();
    findAddress(digits, asking.signal).then((found) => {
      if (!found || asking.signal.aborted) return;
      for (const field of filled) {
        const value = current.current.getValues().address[field];
        const isTheirs = value !== '' && value !== lastFound.current[field];
        if (isTheirs || found[field] === '') continue;
        current.current.setFieldValue(`address.${field}`, found[field]);
        current.current.clearFieldError(`address.${field}`);
        lastFound.current[field] = found[field];
      }
    });
    return () => asking.abort();
  }, [postalCode]);
}
