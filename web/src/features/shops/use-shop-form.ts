import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { isSameIdentifier } from '#contract/shops/shop-identifier.ts';
import { shopInput } from '#contract/shops/shop-input.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { useRecordForm } from '#web/platform/drafts/drafts.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { useNavigateWhileShown } from '#web/platform/navigation/navigation.ts';
import { submitWithPhotos, usePhotos } from '#web/platform/photos/photos.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { shopIdentifierQuery, shopQuery, useCreateShop, useUpdateShop } from './api.ts';
import { areHoursSuggested } from './opening-hours-draft.ts';
import {
  newShopValues,
  type ShopValues,
  shopFieldOf,
  shopInputOf,
  shopValues,
} from './shop-values.ts';

/** Schema of the form: the contract's input, and the confirmation of the suggested opening hours. */
const shopFormInput = z.pipe(
  z.extend(shopInput, {
    areHoursChecked: z.boolean().check(z.refine((isChecked) => isChecked, { error: 'REQUIRED' })),
  }),
  z.transform(({ areHoursChecked: _, ...input }) => input),
);

/** State of the list of shops after a shop was created. */
export interface ShopListState {
  readonly createdShopId: string;
}

export type ShopFormState = ReturnType<typeof useShopForm>;

/** The form of a shop, or of a new one without `shop`; `base` in the result is the edited version. */
export function useShopForm(businessId: string, wasApproved: boolean, shop?: Shop) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const client = useQueryClient();
  const { mutateAsync: createShop } = useCreateShop();
  const { mutateAsync: updateShop } = useUpdateShop();
  const { form, base, edit, draft, changes, failure, isSending, submit } = useRecordForm({
    record: shop,
    schema: shopFormInput,
    valuesOf: (edited: Shop | undefined, typed?: ShopValues) =>
      edited ? shopValues(edited, typed?.photos) : newShopValues,
    toInput: (values) => ({
      ...shopInputOf(values, businessId),
      areHoursChecked: values.areHoursChecked || !areHoursSuggested(values.hours),
    }),
    fieldOf: shopFieldOf,
    load: async () => shop && (await client.fetchQuery(fromServer(shopQuery(shop.id)))),
  });

  // A new shop that was sent without an answer may already exist with its link.
  const [sentIdentifier] = useState(draft.wasSent ? draft.offer?.typed.shopIdentifier : undefined);

  const photos = usePhotos({
    area: 'shop',
    value: form.values.photos,
    onChange: (update) => form.setFieldValue('photos', update),
    images: shop?.images ?? [],
  });

  const send = submitWithPhotos(submit, photos, async (body) => {
    const { intent } = draft;
    try {
      const saved = base
        ? await updateShop({ params: { id: base.id }, body, version: base.version, intent })
        : await createShop({ body, intent });
      draft.deleteDraft();
      if (base) edit(saved);
      else {
        const state: ShopListState = { createdShopId: saved.id };
        await navigate(linkToScreen('shopList'), { replace: true, state });
      }
      await showToast(t(base ? 'shops.saved' : 'shops.created'));
    } catch (error) {
      const isRenamed =
        base !== undefined && !isSameIdentifier(base.shopIdentifier, body.shopIdentifier);
      if (isRenamed && !wasApproved && hasCode(error, 'BUSINESS_NOT_ACTIVE')) {
        form.setFieldError('shopIdentifier', t('shops.form.renamesUsed'));
        return;
      }
      if (!hasCode(error, 'SHOP_IDENTIFIER_TAKEN')) throw error;
      form.setFieldError('shopIdentifier', t('errors.SHOP_IDENTIFIER_TAKEN'));
      // The field then offers a free identifier.
      const { shopIdentifier } = body;
      client.setQueryData(shopIdentifierQuery(shopIdentifier).queryKey, {
        shopIdentifier,
        available: false,
      });
    }
  });

  return {
    form,
    base,
    wasApproved,
    draft,
    sentIdentifier,
    photos,
    changes,
    failure,
    isSending,
    send,
  };
}
