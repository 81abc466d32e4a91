import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { RichTextInput } from '#web/ui/text/rich-text-input.tsx';
import type { OfferValues } from '../../offer-values.ts';
import { LimitFields, StartField } from './offer-fields.tsx';
import classes from './optional-fields.module.css';

interface OptionalFieldsProps {
  readonly form: UseFormReturnType<OfferValues>;
  readonly offer: Offer | undefined;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly isStartFixed: boolean;
  readonly isLocked: boolean;
}

const isFilled = ({ startDate, availableLimit, perConsumerLimit, ...texts }: OfferValues) =>
  Boolean(startDate || availableLimit || texts.moreDetails || texts.offerRules) ||
  !['', '1'].includes(perConsumerLimit);

/** The fields that most offers leave empty: start, limits, details and rules. Folded until one is filled in. */
export function OptionalFields(props: OptionalFieldsProps) {
  const { form, offer, today, isStartFixed, isLocked } = props;
  const { t } = useTranslation();
  // Decided once: the fields stay where they are while the owner types.
  const [isOpen] = useState(() => offer !== undefined || isFilled(form.values));
  return (
    <details open={isOpen} className={classes['root']}>
      <summary className={classes['summary']}>
        <span>
          {t('offers.form.optional')}
          <span className={classes['hint']}>{t('offers.form.optionalHint')}</span>
        </span>
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      <Stack gap="lg" pt="md">
        <StartField form={form} today={today} isStartFixed={isStartFixed} />
        <LimitFields form={form} offer={offer} />
        <RichTextInput
          label={t('offers.form.moreDetails')}
          description={t('offers.form.moreDetailsHint')}
          name="moreDetails"
          isLocked={isLocked}
          {...form.getInputProps('moreDetails')}
        />
        <RichTextInput
          label={t('offers.form.offerRules')}
          description={t('offers.form.offerRulesHint')}
          name="offerRules"
          isLocked={isLocked}
          {...form.getInputProps('offerRules')}
        />
      </Stack>
    </details>
  );
}
