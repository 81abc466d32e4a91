import { Loader, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { federativeUnits } from '#contract/brazil/states.ts';
import { foldCity } from '#contract/fields/fold.ts';
import { maskPostalCode } from '#web/ui/inputs/mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { findAddress, municipalitiesQuery, type NoAddress } from '../../api.ts';
import { type AddressLookup, agrees, fieldsToFill } from '../../fill-address.ts';
import { isOnNoronha, type ShopValues } from '../../shop-values.ts';
import classes from './address-fields.module.css';

/** The state or the result of a lookup. */
type LookupState = 'none' | 'searching' | 'found' | 'differs' | NoAddress;

/** Fills in the address of a complete CEP, and moves the focus from the CEP to the number. */
function useAddressLookup(form: UseFormReturnType<ShopValues>): LookupState {
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

const field = 'address.city';

/** Returns the municipalities of the state, and a function that gives the city its official spelling. */
function useOfficialCity(form: UseFormReturnType<ShopValues>) {
  const { city, state } = form.values.address;
  const { data: names = [] } = useQuery(municipalitiesQuery(state));
  const official = names.find((name) => foldCity(name) === foldCity(city));
  const applyOfficialName = () => {
    const isEdited = city !== form.getInitialValues().address.city;
    if (isEdited && official !== undefined && official !== city)
      form.setFieldValue(field, official);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes at each key
  useEffect(() => {
    if (document.activeElement !== form.getInputNode(field)) applyOfficialName();
  }, [city, official]);
  return { names, applyOfficialName };
}

/** A CEP, Brazil's postal code. */
function PostalCodeInput(props: MaskedInputProps) {
  return (
    <MaskedInput
      mask={maskPostalCode}
      inputMode="numeric"
      autoComplete="postal-code"
      placeholder="00000-000"
      {...props}
    />
  );
}

const states = federativeUnits.map(({ uf, state }) => ({ value: uf, label: `${state} (${uf})` }));

/** The shop's address. A complete CEP fills in its fields, which stay editable. */
export function AddressFields({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  const lookup = useAddressLookup(form);
  const { names, applyOfficialName } = useOfficialCity(form);
  const listId = useId();
  const { address } = form.values;
  const text = (field: Exclude<keyof ShopValues['address'], 'postalCode' | 'state'>) => ({
    label: t(`shops.form.${field}`),
    name: field,
    ...form.getInputProps(`address.${field}`),
  });
  const city = text('city');
  return (
    <Stack gap="md">
      <div>
        <PostalCodeInput
          label={t('shops.form.postalCode')}
          description={t('shops.form.postalCodeHint')}
          name="postalCode"
          styles={{ wrapper: { maxWidth: '12rem' } }}
          rightSection={lookup === 'searching' ? <Loader size="xs" /> : undefined}
          {...form.getInputProps('address.postalCode')}
        />
        <Text size="sm" c="dimmed" role="status" mt={lookup === 'none' ? 0 : 6}>
          {lookup !== 'none' && t(`shops.form.lookup.${lookup}`)}
        </Text>
      </div>
      <div className={classes['streetAndNumber']}>
        <TextInput autoComplete="address-line1" {...text('street')} />
        <TextInput autoComplete="off" {...text('number')} />
      </div>
      <div className={classes['pair']}>
        <TextInput
          autoComplete="address-line2"
          placeholder={t('common.optional')}
          {...text('complement')}
        />
        <TextInput autoComplete="address-level3" {...text('neighborhood')} />
      </div>
      <div className={classes['pair']}>
        <NativeSelect
          label={t('shops.form.state')}
          name="state"
          autoComplete="address-level1"
          data={[{ value: '', label: t('shops.form.chooseState') }, ...states]}
          {...form.getInputProps('address.state')}
        />
        <TextInput
          autoComplete="address-level2"
          {...city}
          list={listId}
          onBlur={(event) => {
            city.onBlur?.(event);
            applyOfficialName();
          }}
        />
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      {address.state === 'PE' && isOnNoronha(address) && (
        <Text size="sm" c="dimmed">
          {t('shops.form.noronha')}
        </Text>
      )}
    </Stack>
  );
}
