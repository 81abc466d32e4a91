import { Button, Divider, Group, Paper, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shopInput } from '#contract/shop-input.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
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
import { useCreateShop } from '../api/create-shop.ts';
import { newShopValues, shopFieldOf, shopInputOf } from '../shop-values.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { OpeningHoursEditor } from './opening-hours-editor.tsx';

/** Opens a shop of a business. */
export function ShopForm({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutateAsync: createShop } = useCreateShop();
  const { form, failure, isSending, submit } = useContractForm({
    schema: shopInput,
    initialValues: newShopValues,
    toInput: (values) => shopInputOf(values, businessId),
    fieldOf: shopFieldOf,
  });

  const draft = useDraft(form);
  const photos = usePhotos({
    area: 'shop',
    value: form.values.photos,
    onChange: (update) => form.setFieldValue('photos', update),
  });

  const send = submitWithPhotos(submit, photos, async (body) => {
    try {
      await createShop({ body });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SHOP_IDENTIFIER_TAKEN') {
        form.setFieldError('shopIdentifier', t('errors.SHOP_IDENTIFIER_TAKEN'));
        form.getInputNode('shopIdentifier')?.focus();
      }
      throw error;
    }
    draft.deleteDraft();
    await navigate(linkTo('shopList'), { replace: true });
    await showToast(t('shops.created'));
  });

  return (
    <DraftGate draft={draft}>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <form onSubmit={send} noValidate>
          <Stack gap="xl">
            <IdentifierField {...form.getInputProps('shopIdentifier')} />
            <PhotosField photos={photos} description={t('photos.hintOfShop')} />
            <Divider />
            <AddressFields form={form} />
            <Divider />
            <OpeningHoursEditor form={form} />
            <Divider />
            <ContactFields form={form} />
            <Divider />
            <PaymentOptionsInput
              label={t('shops.form.paymentOptions')}
              {...form.getInputProps('paymentOptions')}
            />
            <Textarea
              label={t('shops.form.about')}
              description={t('shops.form.aboutHint')}
              rows={4}
              name="about"
              {...form.getInputProps('about')}
            />
            <Textarea
              label={t('shops.form.shopRules')}
              description={t('shops.form.shopRulesHint')}
              rows={3}
              name="shopRules"
              {...form.getInputProps('shopRules')}
            />
            <ErrorAlert error={failure} />
            <SendNotice photos={photos} isSending={isSending} />
            <Group justify="flex-end">
              <Button type="submit" loading={isSending}>
                {t('shops.form.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </DraftGate>
  );
}
