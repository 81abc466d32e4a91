import { Button, Input } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '#contract/offers/offers.ts';
import { QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import type { OfferValues } from '../../offer-values.ts';
import { useFromOffer } from '../../use-from-offer.ts';
import { useLimitLink } from '../../use-limit-link.ts';
import classes from './offer-form.module.css';

/** A link to the screen that changes the limit of an offer. Gets the focus after the user returns from it. */
function LimitLink({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const limitLink = useLimitLink();
  const link = useRef<HTMLAnchorElement>(null);
  const isBack = useFromOffer().offerId === offer.id;
  useEffect(() => {
    if (isBack) link.current?.focus();
  }, [isBack]);
  return (
    <Button ref={link} component={Link} {...limitLink(offer.id)} variant="default" mt={6}>
      {t(offer.availableLimit === undefined ? 'offers.limit.set' : 'offers.limit.change')}
    </Button>
  );
}

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
