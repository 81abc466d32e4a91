import { Checkbox, Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PhotosField } from '#web/platform/photos/photos.ts';
import { PaymentOptionsInput } from '#web/product/offer/payment-options-input.tsx';
import { whatsAppHash } from '#web/product/shop/no-contact.tsx';
import { RichTextInput } from '#web/ui/text/rich-text-input.tsx';
import { areHoursSuggested } from '../../opening-hours-draft.ts';
import type { ShopValues } from '../../shop-values.ts';
import type { ShopFormState } from '../../use-shop-form.ts';
import { useShopTexts } from '../../use-shop-texts.ts';
import { OpeningHoursEditor } from '../hours/opening-hours-editor.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { IdentifierField } from './identifier-field.tsx';
import classes from './shop-sections.module.css';

interface FormSectionProps {
  readonly title: string;
  /** The content in one line, shown while the section is folded; empty without content. */
  readonly summary: string;
  readonly isOpenAtFirst?: boolean;
  /** Content that is also shown while the section is folded. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a long form that folds. Its fields stay in the page while folded. */
function FormSection({
  title,
  summary,
  isOpenAtFirst = false,
  footer,
  children,
}: FormSectionProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['root']}>
      <details open={isOpenAtFirst} className={classes['section']}>
        <summary className={classes['summary']}>
          <div className={classes['texts']}>
            <Title order={2} size="h4">
              {title}
            </Title>
            <Text component="span" size="sm" c="dimmed" className={classes['content'] ?? ''}>
              <span>{summary || t('shops.form.nothingYet')}</span>{' '}
              <span className={classes['edit']}>
                {t(summary ? 'shops.form.edit' : 'shops.form.add')}
              </span>
            </Text>
          </div>
          <IconChevronDown size={20} aria-hidden="true" className={classes['icon']} />
        </summary>
        <div className={classes['fields']}>{children}</div>
      </details>
      {footer}
    </div>
  );
}

/** Asks to confirm the suggested opening hours of a new shop; hidden once they are changed. */
function HoursCheck({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  if (!areHoursSuggested(form.values.hours)) return null;
  return (
    <Checkbox
      size="md"
      pb="md"
      label={t('shops.hours.confirm')}
      {...form.getInputProps('areHoursChecked', { type: 'checkbox' })}
    />
  );
}

interface ShopSectionsProps {
  readonly shopForm: ShopFormState;
  /** The phone of the owner's account, the default for a new shop. */
  readonly ownPhone: string | undefined;
  readonly isLocked: boolean;
}

/** The fields of a shop, in sections that fold; the required fields of a new shop are unfolded. */
export function ShopSections({ shopForm, ownPhone, isLocked }: ShopSectionsProps) {
  const { form, base, wasApproved, sentIdentifier, photos } = shopForm;
  const { t } = useTranslation();
  const { textOf } = useShopTexts();
  const isNew = base === undefined;
  const isAskedFor = useLocation().hash === whatsAppHash;
  const { values } = form;
  const ownIdentifier = values.shopIdentifier === sentIdentifier ? sentIdentifier : undefined;
  return (
    <>
      <FormSection
        title={t('shops.form.address')}
        summary={textOf('address', values)}
        isOpenAtFirst={isNew}
      >
        <AddressFields form={form} />
      </FormSection>
      <FormSection
        title={t('shops.form.contacts')}
        summary={textOf('contacts', values)}
        isOpenAtFirst={isNew || isAskedFor}
      >
        <ContactFields form={form} ownPhone={ownPhone} isAskedFor={isAskedFor} />
      </FormSection>
      <FormSection
        title={t('shops.form.link')}
        summary={textOf('shopIdentifier', values)}
        isOpenAtFirst={isNew}
      >
        <IdentifierField
          current={base?.shopIdentifier ?? ownIdentifier}
          staysReserved={wasApproved}
          place={values.address}
          {...form.getInputProps('shopIdentifier')}
        />
      </FormSection>
      <FormSection title={t('photos.label')} summary={textOf('photos', values)}>
        <PhotosField photos={photos} description={t('photos.hintOfShop')} />
      </FormSection>
      <FormSection
        title={t('shops.form.hours')}
        summary={textOf('hours', values)}
        footer={isNew && <HoursCheck form={form} />}
      >
        <OpeningHoursEditor form={form} />
      </FormSection>
      <FormSection
        title={t('shops.form.paymentOptions')}
        summary={textOf('paymentOptions', values)}
      >
        <PaymentOptionsInput
          label={t('shops.form.paymentOptionsHint')}
          {...form.getInputProps('paymentOptions')}
        />
      </FormSection>
      <FormSection
        title={t('shops.form.texts')}
        summary={textOf('about', values) || textOf('shopRules', values)}
      >
        <Stack gap="lg">
          <RichTextInput
            label={t('shops.form.about')}
            description={t('shops.form.aboutHint')}
            name="about"
            isLocked={isLocked}
            {...form.getInputProps('about')}
          />
          <RichTextInput
            label={t('shops.form.shopRules')}
            description={t('shops.form.shopRulesHint')}
            name="shopRules"
            isLocked={isLocked}
            {...form.getInputProps('shopRules')}
          />
        </Stack>
      </FormSection>
    </>
  );
}
