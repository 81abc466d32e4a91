import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readTelegram } from '#contract/shops/telegram.ts';
import { shopPhoneMasks } from '#web/ui/inputs/mask-shop-phone.ts';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import type { ShopValues } from '../../shop-values.ts';
import classes from './contact-fields.module.css';

interface ContactFieldsProps {
  readonly form: UseFormReturnType<ShopValues>;
  /** The phone of the owner's account, the default for WhatsApp. */
  readonly ownPhone: string | undefined;
  /** Whether a link to the WhatsApp field opened the page; the field then gets the focus. */
  readonly isAskedFor: boolean;
}

/** The shop's contacts, all optional. */
export function ContactFields({ form, ownPhone, isAskedFor }: ContactFieldsProps) {
  const { t } = useTranslation();
  const telegram = form.getInputProps('contacts.Telegram');
  const whatsApp = useRef<HTMLInputElement>(null);
  const isOwnPhone = ownPhone !== undefined && form.values.contacts.WhatsApp === ownPhone;

  useEffect(() => {
    if (isAskedFor) whatsApp.current?.focus();
  }, [isAskedFor]);

  return (
    <div className={classes['grid']}>
      <PhoneInput
        ref={whatsApp}
        className={classes['first'] ?? ''}
        label="WhatsApp"
        description={t(isOwnPhone ? 'shops.form.whatsAppOfAccount' : 'shops.form.whatsAppHint')}
        name="whatsapp"
        autoComplete="tel-national"
        {...form.getInputProps('contacts.WhatsApp')}
      />
      <PhoneInput
        label={t('contacts.Phone')}
        description={t('common.optional')}
        name="phone"
        autoComplete="tel-national"
        masks={shopPhoneMasks}
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
        {...telegram}
        onBlur={(event) => {
          const { Telegram } = form.values.contacts;
          const read = readTelegram(Telegram);
          if (read !== Telegram) form.setFieldValue('contacts.Telegram', read);
          telegram.onBlur(event);
        }}
      />
    </div>
  );
}
