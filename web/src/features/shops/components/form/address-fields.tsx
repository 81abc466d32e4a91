import { Loader, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { federativeUnits } from '#contract/brazil/states.ts';
import { isOnNoronha } from '../../noronha.ts';
import type { ShopValues } from '../../shop-values.ts';
import { useAddressLookup } from '../../use-address-lookup.ts';
import { useOfficialCity } from '../../use-official-city.ts';
import classes from './address-fields.module.css';
import { PostalCodeInput } from './postal-code-input.tsx';

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
