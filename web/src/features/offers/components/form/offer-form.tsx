import {
  Alert,
  Button,
  Fieldset,
  Group,
  MultiSelect,
  type MultiSelectProps,
  Paper,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { maxShopsOfOffer } from '#contract/offers/offer-input.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { DraftGate } from '#web/platform/drafts/drafts.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { PhotosField, SendNotice } from '#web/platform/photos/photos.ts';
import { PaymentOptionsInput } from '#web/product/offer/payment-options-input.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { MoneyInput } from '#web/ui/inputs/number-inputs.tsx';
import { formPadding } from '#web/ui/page/section-card.tsx';
import { RichTextInput } from '#web/ui/text/rich-text-input.tsx';
import { isStartFixed } from '../../is-start-fixed.ts';
import { discountOf, pricesOf } from '../../offer-prices.ts';
import { type OfferValues, todayOf } from '../../offer-values.ts';
import { type OfferFormOptions, useOfferForm } from '../../use-offer-form.ts';
import { DayFields } from './day-fields.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { LimitFields } from './limit-fields.tsx';
import { OfferChanges } from './offer-changes.tsx';
import classes from './offer-form.module.css';
import { OfferPreview } from './offer-preview.tsx';

/** The regular price, the offer's price, and the customer's saving. */
function PriceFields({ form }: { readonly form: UseFormReturnType<OfferValues> }) {
  const { t } = useTranslation();
  const prices = pricesOf(form.values);
  const { originalPrice = 0, offerPrice = 0 } = prices;
  const isLower = offerPrice > 0 && offerPrice < originalPrice;
  return (
    <div>
      <div className={classes['pair']}>
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
function ShopsField({ shops, ...props }: ShopsFieldProps) {
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
      classNames={{ pill: classes['shop'] ?? '' }}
      dropdownOpened={isOpen}
      onDropdownOpen={open}
      onDropdownClose={close}
      {...props}
    />
  );
}

function submitText({ offer }: Pick<OfferFormOptions, 'offer'>) {
  if (!offer) return 'offers.form.submit';
  return offer.displayStatus === 'expired' ? 'offers.form.republish' : 'offers.form.save';
}

interface OfferFormProps extends OfferFormOptions {
  readonly isLocked?: boolean;
}

/** Publishes an offer in some shops of a business, or changes one. */
export function OfferForm({ isLocked = false, ...options }: OfferFormProps) {
  const { t } = useTranslation();
  const { shops, offer } = options;
  const now = useNow();
  const {
    form,
    base,
    draft,
    changes,
    failure,
    isSending,
    photos,
    chooseShops,
    send,
    confirmation,
  } = useOfferForm(options);
  return (
    <DraftGate draft={draft}>
      <div className={classes['layout']}>
        <Paper withBorder p={formPadding}>
          <form onSubmit={send} noValidate>
            <Fieldset variant="unstyled" disabled={isLocked}>
              <Stack gap="lg">
                {offer?.displayStatus === 'expired' && (
                  <Alert color="yellow" variant="light" role="note">
                    {t('offers.form.expired')}
                  </Alert>
                )}
                <TextInput
                  label={t('offers.form.title')}
                  description={t('offers.form.titleHint')}
                  name="title"
                  autoComplete="off"
                  {...form.getInputProps('title')}
                />
                <PhotosField photos={photos} description={t('photos.hintOfOffer')} />
                <PriceFields form={form} />
                <DayFields
                  form={form}
                  today={todayOf(shops, form.values.shopsIds, now)}
                  isStartFixed={isStartFixed(base, now.getTime())}
                />
                <ShopsField
                  shops={shops}
                  {...form.getInputProps('shopsIds')}
                  onChange={chooseShops}
                />
                <PaymentOptionsInput
                  label={t('offers.form.paymentOptions')}
                  {...form.getInputProps('paymentOptions')}
                />
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
                <OfferChanges changes={changes} form={form} shops={shops} />
                <ErrorAlert error={failure} />
                <SendNotice photos={photos} isSending={isSending} />
                {!isLocked && (
                  <Group justify="flex-end">
                    <Button
                      type="submit"
                      loading={isSending}
                      data-disabled={base !== undefined && !form.isDirty()}
                    >
                      {t(submitText(options))}
                    </Button>
                  </Group>
                )}
              </Stack>
            </Fieldset>
          </form>
        </Paper>
        <div className={classes['preview']}>
          <OfferPreview values={form.values} photos={photos} shops={shops} offer={offer} />
        </div>
        <DiscountDialog prices={pricesOf(form.values)} {...confirmation} />
      </div>
    </DraftGate>
  );
}
