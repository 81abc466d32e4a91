import { Alert, Button, Fieldset, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { DraftGate } from '#web/platform/drafts/drafts.ts';
import { PhotosField, SendNotice } from '#web/platform/photos/photos.ts';
import { PaymentOptionsInput } from '#web/product/offer/payment-options-input.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { formPadding } from '#web/ui/page/section-card.tsx';
import { discountOf, isStartFixed, type Prices, pricesOf, todayOf } from '../../offer-values.ts';
import { type OfferFormOptions, useOfferForm } from '../../use-offer-form.ts';
import { OfferChanges } from './offer-changes.tsx';
import { LastDayField, PriceFields, ShopsField } from './offer-fields.tsx';
import classes from './offer-form.module.css';
import { OfferPreview } from './offer-preview.tsx';
import { OptionalFields } from './optional-fields.tsx';

interface DiscountDialogProps {
  readonly prices: Prices;
  readonly isOpen: boolean;
  /** Closes the dialog without an answer. */
  readonly onClose: () => void;
  /** Called after the dialog has closed, when the owner wants to correct the price. */
  readonly onCorrect: () => void;
  readonly onPublish: () => void;
}

/** Asks to confirm an unusual discount. Enter goes back to the price, Escape to the form. */
function DiscountDialog({ prices, isOpen, onClose, onCorrect, onPublish }: DiscountDialogProps) {
  const { t } = useTranslation();
  const isToCorrect = useRef(false);
  const correct = () => {
    isToCorrect.current = true;
    onClose();
  };
  const { originalPrice = 0, offerPrice = 0 } = prices;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      // Earlier, the dialog would return the focus to the previous element.
      onExitTransitionEnd={() => {
        if (isToCorrect.current) onCorrect();
        isToCorrect.current = false;
      }}
      title={t('offers.discount.title', { percent: discountOf(prices) })}
    >
      <Stack>
        <Text>
          {t('offers.discount.prices', {
            originalPrice: formatMoney(originalPrice),
            offerPrice: formatMoney(offerPrice),
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('offers.discount.hint')}
        </Text>
        <Group>
          <Button variant="default" flex="1 1 auto" onClick={onPublish}>
            {t('offers.discount.publish')}
          </Button>
          <Button flex="1 1 auto" onClick={correct} data-autofocus>
            {t('offers.discount.back')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
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
  const days = {
    form,
    today: todayOf(shops, form.values.shopsIds, now),
    isStartFixed: isStartFixed(base, now.getTime()),
  };
  return (
    <DraftGate draft={draft}>
      <div className={classes['layout']}>
        <Paper p={formPadding}>
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
                <LastDayField {...days} />
                <ShopsField
                  shops={shops}
                  {...form.getInputProps('shopsIds')}
                  onChange={chooseShops}
                />
                <PaymentOptionsInput
                  label={t('offers.form.paymentOptions')}
                  {...form.getInputProps('paymentOptions')}
                />
                <OptionalFields {...days} offer={offer} isLocked={isLocked} />
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
