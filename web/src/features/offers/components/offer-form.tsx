import { Button, Group, Paper, Stack, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { centsOf } from '#contract/brazil/money.ts';
import { isUnusualDiscount } from '#contract/discount.ts';
import type { OfferInput } from '#contract/offer-input.ts';
import type { Shop } from '#contract/shops.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { DraftGate } from '#web/ui/form/draft-gate.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { PaymentOptionsInput } from '#web/ui/payment-options-input.tsx';
import { PhotosField } from '#web/ui/photos/photos-field.tsx';
import { SendNotice } from '#web/ui/photos/send-notice.tsx';
import { submitWithPhotos } from '#web/ui/photos/submit-with-photos.ts';
import { usePhotos } from '#web/ui/photos/use-photos.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useCreateOffer } from '../api/create-offer.ts';
import {
  newOfferValues,
  offerFieldOf,
  offerInputOf,
  offerInputOn,
  pricesOf,
  todayOf,
} from '../offer-values.ts';
import { DayFields } from './day-fields.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import { LimitFields } from './limit-fields.tsx';
import classes from './offer-form.module.css';
import { OfferPreview } from './offer-preview.tsx';
import { PriceFields } from './price-fields.tsx';
import { ShopsField } from './shops-field.tsx';

interface OfferFormProps {
  readonly businessId: string;
  readonly shops: readonly Shop[];
}

/** Publishes an offer in some shops of a business. */
export function OfferForm({ businessId, shops }: OfferFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync: createOffer } = useCreateOffer();
  const { form, failure, isSending, submit } = useContractForm({
    schema: offerInputOn((input) => todayOf(shops, input.shopsIds)),
    // If there is only one shop, it is preselected.
    initialValues: newOfferValues(shops.length === 1 ? shops.map(({ id }) => id) : []),
    toInput: (values) => offerInputOf(values, businessId),
    fieldOf: offerFieldOf,
  });

  const draft = useDraft(form);
  const photos = usePhotos({
    area: 'offer',
    value: form.values.photos,
    onChange: (update) => form.setFieldValue('photos', update),
  });

  const [isConfirming, { open: confirm, close: stopConfirming }] = useDisclosure();

  const publish = async (body: OfferInput) => {
    await createOffer({ body });
    draft.deleteDraft();
    await navigate(linkTo('offerList'), { replace: true });
    await showToast(t('offers.created'));
  };
  const send = submitWithPhotos(submit, photos, async (body) => {
    if (isUnusualDiscount(centsOf(body.originalPrice), centsOf(body.offerPrice))) confirm();
    else await publish(body);
  });
  const sendAnyway = () => {
    stopConfirming();
    submitWithPhotos(submit, photos, publish)();
  };

  return (
    <DraftGate draft={draft}>
      <div className={classes['layout']}>
        <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
          <form onSubmit={send} noValidate>
            <Stack gap="lg">
              <TextInput
                label={t('offers.form.title')}
                description={t('offers.form.titleHint')}
                name="title"
                autoComplete="off"
                {...form.getInputProps('title')}
              />
              <PhotosField photos={photos} description={t('photos.hintOfOffer')} />
              <PriceFields form={form} />
              <DayFields form={form} today={todayOf(shops, form.values.shopsIds)} />
              <ShopsField shops={shops} {...form.getInputProps('shopsIds')} />
              <PaymentOptionsInput
                label={t('offers.form.paymentOptions')}
                {...form.getInputProps('paymentOptions')}
              />
              <LimitFields form={form} />
              <Textarea
                label={t('offers.form.moreDetails')}
                description={t('offers.form.moreDetailsHint')}
                rows={3}
                name="moreDetails"
                {...form.getInputProps('moreDetails')}
              />
              <Textarea
                label={t('offers.form.offerRules')}
                description={t('offers.form.offerRulesHint')}
                rows={3}
                name="offerRules"
                {...form.getInputProps('offerRules')}
              />
              <ErrorAlert error={failure} />
              <SendNotice photos={photos} isSending={isSending} />
              <Group justify="flex-end">
                <Button type="submit" loading={isSending}>
                  {t('offers.form.submit')}
                </Button>
              </Group>
            </Stack>
          </form>
        </Paper>
        <div className={classes['preview']}>
          <OfferPreview values={form.values} photos={photos} />
        </div>
        <DiscountDialog
          prices={pricesOf(form.values)}
          isOpen={isConfirming}
          onBack={stopConfirming}
          onPublish={sendAnyway}
        />
      </div>
    </DraftGate>
  );
}
