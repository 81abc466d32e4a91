import { Button, Group, Input, MultiSelect, type MultiSelectProps, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { maxShopsOfOffer } from '#contract/offers/offer-input.ts';
import { lastOfferDay } from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { knownDay } from '#web/lib/format/typed-day.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { DayField } from '#web/ui/inputs/day-field.tsx';
import { MoneyInput, QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import { useFromOffer, useLimitLink } from '../../offer-navigation.ts';
import { discountOf, type OfferValues, pricesOf, quickOfferDays } from '../../offer-values.ts';
import classes from './offer-form.module.css';

interface DayFieldsProps {
  readonly form: UseFormReturnType<OfferValues>;
  /** The earliest day that can be chosen, `YYYY-MM-DD`. */
  readonly today: string;
  readonly isStartFixed: boolean;
}

/** The last day of the offer, from its start to the last day that the API allows. */
export function LastDayField({ form, today, isStartFixed }: DayFieldsProps) {
  const { t } = useTranslation();
  const { startDate, expirationDate } = form.values;
  const start = isStartFixed ? undefined : knownDay(startDate);
  const first = start !== undefined && start > today ? start : today;
  return (
    <div>
      <DayField
        label={t('offers.form.expirationDate')}
        description={t('offers.form.expirationDateHint')}
        minDate={first}
        maxDate={lastOfferDay(today)}
        {...form.getInputProps('expirationDate')}
      />
      <Group gap="xs" mt="xs" role="group" aria-label={t('offers.form.quickDays')}>
        {quickOfferDays(today).map(({ name, day }) => (
          <Button
            key={name}
            size="sm"
            px="sm"
            variant={day === expirationDate ? 'light' : 'default'}
            aria-pressed={day === expirationDate}
            disabled={day < first}
            className={classes['quick'] ?? ''}
            onClick={() => {
              form.setFieldValue('expirationDate', day);
              form.clearFieldError('expirationDate');
            }}
          >
            {t(`offers.form.quick.${name}`)}
          </Button>
        ))}
      </Group>
    </div>
  );
}

/** The first day of the offer; it does not change any more once the offer has begun. */
export function StartField({ form, today, isStartFixed }: DayFieldsProps) {
  const { t } = useTranslation();
  return (
    <DayField
      label={t('offers.form.startDate')}
      description={t(isStartFixed ? 'offers.form.startDateFixed' : 'offers.form.startDateHint')}
      minDate={today}
      maxDate={lastOfferDay(today)}
      disabled={isStartFixed}
      {...(isStartFixed && { placeholder: t('offers.form.started') })}
      {...form.getInputProps('startDate')}
    />
  );
}

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

/** The regular price, the offer's price, and the customer's saving. */
export function PriceFields({ form }: { readonly form: UseFormReturnType<OfferValues> }) {
  const { t } = useTranslation();
  const prices = pricesOf(form.values);
  const { originalPrice = 0, offerPrice = 0 } = prices;
  const isLower = offerPrice > 0 && offerPrice < originalPrice;
  return (
    <div>
      <div className={classes['prices']}>
        <MoneyInput
          label={t('offers.form.originalPrice')}
          name="originalPrice"
          {...form.getInputProps('originalPrice')}
        />
        <MoneyInput
          label={t('offers.form.offerPrice')}
          name="offerPrice"
          {...form.getInputProps('offerPrice')}
        />
      </div>
      <Text role="status" size="sm" fw={550} mt={4} className={classes['discount'] ?? ''}>
        {isLower &&
          t('offers.form.discount', {
            percent: discountOf(prices),
            saved: formatMoney(originalPrice - offerPrice),
          })}
      </Text>
    </div>
  );
}

interface ShopsFieldProps extends MultiSelectProps {
  readonly shops: readonly Shop[];
}

/** The shops of the offer. The browser's Back closes the list. */
export function ShopsField({ shops, ...props }: ShopsFieldProps) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  useBackLayer(isOpen, close);
  return (
    <MultiSelect
      label={t('offers.form.shops')}
      description={t('offers.form.shopsHint', { business: shops[0]?.business.name })}
      placeholder={props.value?.length ? '' : t('offers.form.chooseShops')}
      data={shopLabels(shops)}
      maxValues={maxShopsOfOffer}
      searchable={shops.length > 6}
      nothingFoundMessage={t('offers.form.noShopFound')}
      hidePickedOptions
      classNames={{ root: classes['shops'] ?? '', pill: classes['shop'] ?? '' }}
      dropdownOpened={isOpen}
      onDropdownOpen={open}
      onDropdownClose={close}
      {...props}
    />
  );
}
