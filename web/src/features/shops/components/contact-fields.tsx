import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import type { ShopValues } from '../shop-values.ts';
import classes from './contact-fields.module.css';

/** The shop's contacts, all optional. */
export function ContactFields({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  return (
    <div className={classes['grid']}>
      <PhoneInput
        label="WhatsApp"
        description={t('shops.form.whatsAppHint')}
        name="whatsapp"
        autoComplete="tel-national"
        {...form.getInputProps('contacts.WhatsApp')}
      />
      <PhoneInput
        label={t('contacts.Phone')}
        description={t('common.optional')}
        name="phone"
        autoComplete="tel-national"
        {...form.getInputProps('contacts.Phone')}
      />
      <TextInput
        label={t('contacts.Email')}
        description={t('common.optional')}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        {...form.getInputProps('contacts.Email')}
      />
      <TextInput
        label="Telegram"
        description={t('common.optional')}
        placeholder="@"
        name="telegram"
        autoCapitalize="none"
        autoComplete="off"
        {...form.getInputProps('contacts.Telegram')}
      />
    </div>
  );
}
