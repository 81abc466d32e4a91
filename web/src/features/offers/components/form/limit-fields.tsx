import { Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { QuantityInput } from '#web/ui/inputs/quantity-input.tsx';
import type { OfferValues } from '../../offer-values.ts';
import { LimitLink } from './limit-link.tsx';
import classes from './offer-form.module.css';

interface LimitFieldsProps {
  readonly form: UseFormReturnType<OfferValues>;
  readonly offer: Offer | undefined;
}

/** Limits of claims: in total (empty: unlimited) and per consumer (empty: one). */
export function LimitFields({ form, offer }: LimitFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['pair']}>
      {offer ? (
        <Input.Wrapper
          label={t('offers.form.availableLimit')}
          labelElement="div"
          description={
            offer.availableLimit === undefined
              ? t('offers.unlimited')
              : t('offers.claimed', { claimed: offer.claimedCount, limit: offer.availableLimit })
          }
          size="md"
        >
          <LimitLink offer={offer} />
        </Input.Wrapper>
      ) : (
        <QuantityInput
          label={t('offers.form.availableLimit')}
          description={t('offers.form.availableLimitHint')}
          placeholder={t('offers.form.noLimit')}
          {...form.getInputProps('availableLimit')}
        />
      )}
      <QuantityInput
        label={t('offers.form.perConsumerLimit')}
        description={t('offers.form.perConsumerLimitHint')}
        placeholder="1"
        {...form.getInputProps('perConsumerLimit')}
      />
    </div>
  );
}
