import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { findAddress, type NoAddress } from './api.ts';
import { type AddressLookup, agrees, fieldsToFill } from './fill-address.ts';
import type { ShopValues } from './shop-values.ts';

/** The state or the result of a lookup. */
export type LookupState = 'none' | 'searching' | 'found' | 'differs' | NoAddress;

/** Fills in the address of a complete CEP, and moves the focus from the CEP to the number. */
export function useAddressLookup(form: UseFormReturnType<ShopValues>): LookupState {
  const { postalCode } = form.values.address;
  const [state, setState] = useState<LookupState>('none');
  const latest = useRef(form);
  const filled = useRef<Partial<AddressLookup>>({});
  // The initial CEP is not looked up.
  const seen = useRef(postalCode);
  latest.current = form;

  const fill = (
    { getValues, getInitialValues, setFieldValue, clearFieldError, getInputNode }: typeof form,
    found: AddressLookup,
    before: AddressLookup,
  ) => {
    const current = getValues().address;
    const initial = getInitialValues().address;
    const fills = fieldsToFill({ found, before, current, initial, filled: filled.current });
    for (const [field, value] of Object.entries(fills)) {
      setFieldValue(`address.${field}`, value);
      clearFieldError(`address.${field}`);
    }
    filled.current = { ...filled.current, ...fills };
    const isInPostalCode = document.activeElement === getInputNode('address.postalCode');
    if (isInPostalCode && found.street !== '') getInputNode('address.number')?.focus();
    setState(agrees({ ...current, ...fills }, found) ? 'found' : 'differs');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fill` reads refs only
  useEffect(() => {
    if (postalCode === seen.current) return;
    seen.current = '';
    const digits = postalCode.replace(/\D/g, '');
    setState(digits.length === 8 ? 'searching' : 'none');
    if (digits.length !== 8) return;
    const before = latest.current.getValues().address;
    const lookup = new AbortController();
    findAddress(digits, lookup.signal).then((found) => {
      if (lookup.signal.aborted) return;
      if (typeof found === 'string') setState(found);
      else fill(latest.current, found, before);
    });
    return () => lookup.abort();
  }, [postalCode]);

  return state;
}
