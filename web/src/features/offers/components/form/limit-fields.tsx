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
  /** The published offer that is edited. */
  readonly offer: Offer | undefined;
}

/** How often the offer can be claimed: in total, where empty means unlimited, and by one consumer, where it means once. */
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
