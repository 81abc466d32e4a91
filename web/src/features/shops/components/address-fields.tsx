import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { federativeUnits } from '#contract/brazil/states.ts';
import type { ShopValues } from '../shop-values.ts';
import { useAddressLookup } from '../use-address-lookup.ts';
import classes from './address-fields.module.css';
import { FormPart } from './form-part.tsx';
import { PostalCodeInput } from './postal-code-input.tsx';

const states = federativeUnits.map(({ uf, state }) => ({ value: uf, label: `${state} (${uf})` }));

/** The shop's address. A complete CEP fills in the fields it determines, which stay editable. */
export function AddressFields({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  useAddressLookup(form);
  const text = (field: Exclude<keyof ShopValues['address'], 'postalCode' | 'state'>) => ({
    label: t(`shops.form.${field}`),
    name: field,
    ...form.getInputProps(`address.${field}`),
  });
  return (
    <FormPart title={t('shops.form.address')}>
      <Stack gap="md">
        <PostalCodeInput
          label={t('shops.form.postalCode')}
          description={t('shops.form.postalCodeHint')}
          name="postalCode"
          styles={{ wrapper: { maxWidth: '12rem' } }}
          {...form.getInputProps('address.postalCode')}
        />
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
          <TextInput autoComplete="address-level2" {...text('city')} />
          <NativeSelect
            label={t('shops.form.state')}
            name="state"
            autoComplete="address-level1"
            data={[{ value: '', label: t('shops.form.chooseState') }, ...states]}
            {...form.getInputProps('address.state')}
          />
        </div>
        {form.values.address.state === 'PE' && (
          <Checkbox
            label={t('shops.form.noronha')}
            {...form.getInputProps('isOnNoronha', { type: 'checkbox' })}
          />
        )}
      </Stack>
    </FormPart>
  );
}
