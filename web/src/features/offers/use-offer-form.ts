import { useDisclosure } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { centsOf, readMoney } from '#contract/brazil/money.ts';
import { type OfferInput, offerInput } from '#contract/offers/offer-input.ts';
import { isUnusualDiscount, offerDayErrors } from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { quantityInput } from '#web/lib/format/quantity.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { fromServer, type IntentKey, useFailureText } from '#web/platform/api/api.ts';
import { useRecordForm } from '#web/platform/drafts/drafts.ts';
import {
  returning,
  useListSearch,
  useNavigateWhileShown,
} from '#web/platform/navigation/navigation.ts';
import { imagesUrlsOf, submitWithPhotos, usePhotos } from '#web/platform/photos/photos.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { newestOfferQuery } from '#web/session/queries/my-business.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { offerQuery, useCreateOffer, useSetOfferStatus, useUpdateOffer } from './api.ts';
import type { FromOffer } from './offer-navigation.ts';
import {
  copiedOfferValues,
  isStartFixed,
  newOfferValues,
  type OfferValues,
  offerValues,
  paymentAfter,
  todayOf,
} from './offer-values.ts';

/** Converts the form's values to the input of the contract's schema, without the start of an offer that has begun. */
export function offerInputOf(values: OfferValues, businessId: string, hasBegun = false) {
  const { startDate, expirationDate } = values;
  const availableLimit = quantityInput(values.availableLimit);
  const perConsumerLimit = quantityInput(values.perConsumerLimit);
  const { moreDetails, offerRules } = values;
  return {
    businessId,
    title: values.title,
    // The schema refuses text that is not an amount or a whole number.
    originalPrice: readMoney(values.originalPrice) ?? values.originalPrice.trim(),
    offerPrice: readMoney(values.offerPrice) ?? values.offerPrice.trim(),
    imagesUrls: imagesUrlsOf(values.photos),
    shopsIds: values.shopsIds,
    paymentOptions: values.paymentOptions,
    // The schema reports null as REQUIRED.
    expirationDate,
    ...(startDate !== null && !hasBegun && { startDate }),
    ...(availableLimit !== undefined && { availableLimit }),
    ...(perConsumerLimit !== undefined && { perConsumerLimit }),
    ...(moreDetails.trim() !== '' && { moreDetails }),
    ...(offerRules.trim() !== '' && { offerRules }),
  };
}

/** Returns the contract's schema with the rule for the days of an offer, which depends on today. */
export function offerInputOn(today: (input: OfferInput) => string) {
  return offerInput.check(({ value, issues }) => {
    for (const { path, code } of offerDayErrors(value, today(value))) {
      issues.push({ code: 'custom', message: code, path: [path], input: value });
    }
  });
}

/** Returns the form's field for a path of the schema; errors of array entries belong to the array's field. */
export function offerFieldOf(path: string): string {
  const field = path.replace(/\.\d+/, '');
  return field === 'imagesUrls' ? 'photos' : field;
}

interface Saved {
  readonly offer: Offer;
  /** Error of switching on an offer that is published again; its changes were saved. */
  readonly notActivated?: unknown;
}

/** Creates an offer, or changes `base`. An ended offer is published again, so it is also switched on. */
function useSaveOffer() {
  const create = useCreateOffer();
  const update = useUpdateOffer();
  const setStatus = useSetOfferStatus();

  const activate = async (offer: Offer): Promise<Saved> => {
    const { id, version } = offer;
    try {
      const body = { status: 'active' } as const;
      return { offer: await setStatus.mutateAsync({ params: { id }, body, version }) };
    } catch (notActivated) {
      return { offer, notActivated };
    }
  };

  return async (body: OfferInput, base: Offer | undefined, intent: IntentKey): Promise<Saved> => {
    if (!base) return { offer: await create.mutateAsync({ body, intent }) };
    const { id, version } = base;
    const offer = await update.mutateAsync({ params: { id }, body, version, intent });
    const isBack = base.displayStatus === 'expired' && offer.displayStatus === 'inactive';
    return isBack ? activate(offer) : { offer };
  };
}

/** Shows a toast after an offer is saved: a link to share it on WhatsApp, or why customers cannot see it yet. */
function useSavedToast(shops: readonly Shop[]) {
  const { t } = useTranslation();
  const shareOf = useOfferShare(shops);

  const publishedText = (reason: HiddenReason | undefined) => {
    if (!reason) return t('offers.created');
    const [what] = reason.split('.') as ['business' | 'shop' | 'offer'];
    return t(`offers.createdHidden.${what}`);
  };

  return (offer: Offer, isPublished: boolean) => {
    const { path, text, reason } = shareOf(offer);
    const message = isPublished ? publishedText(reason) : t('offers.saved');
    const send = {
      label: t('share.whatsApp'),
      onClick: () => {
        window.open(whatsAppShareLink(`${text}\n${absoluteLink(path)}`), '_blank', 'noopener');
      },
    };
    showToast(message, 'success', reason ? {} : { action: send });
  };
}

/** Returns a function that tells if the saved offer is the only one of its business; false if unknown. */
function useIsFirstOffer(businessId: string, isNew: boolean): (saved: Offer) => boolean {
  const { data } = useQuery({ ...newestOfferQuery(businessId), enabled: isNew });
  // After a lost answer, the list already has the offer.
  return (saved) =>
    data !== undefined && !data.pagingKey && data.items.every(({ id }) => id === saved.id);
}

export interface OfferFormOptions {
  readonly businessId: string;
  readonly shops: readonly Shop[];
  /** The current version of the edited offer; undefined for a new one. */
  readonly offer?: Offer | undefined;
  readonly source?: Offer | undefined;
}

const hasSameValues = (one: Offer, other: Offer) =>
  JSON.stringify(offerValues(one)) === JSON.stringify(offerValues(other));

const hasSamePrices = (one: OfferInput, other: Offer | undefined) =>
  one.originalPrice === other?.originalPrice && one.offerPrice === other.offerPrice;

/** The form that creates, copies or edits an offer; after saving, it leads back to the list. */
export function useOfferForm({ businessId, shops, offer, source }: OfferFormOptions) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const client = useQueryClient();
  const listSearch = useListSearch();
  const textOf = useFailureText();
  const save = useSaveOffer();
  const showSaved = useSavedToast(shops);
  const isFirstOffer = useIsFirstOffer(businessId, offer === undefined);

  const { form, base, draft, changes, failure, isSending, submit } = useRecordForm({
    record: offer,
    checkedWhenLeft: ['startDate', 'expirationDate'],
    schema: offerInputOn((input) => todayOf(shops, input.shopsIds)),
    valuesOf: (record: Offer | undefined, typed?: OfferValues) => {
      if (record) return offerValues(record, typed?.photos);
      return source ? copiedOfferValues(source, shops) : newOfferValues(shops);
    },
    toInput: (values) => offerInputOf(values, businessId, isStartFixed(offer)),
    fieldOf: offerFieldOf,
    load: () =>
      offer ? client.fetchQuery(fromServer(offerQuery(offer.id))) : Promise.resolve(undefined),
  });

  const photos = usePhotos({
    area: 'offer',
    value: form.values.photos,
    onChange: (update) => form.setFieldValue('photos', update),
    images: (offer ?? source)?.images ?? [],
  });

  const chooseShops = (shopsIds: string[]) => {
    const { shopsIds: before, paymentOptions } = form.getValues();
    form.setFieldValue('shopsIds', shopsIds);
    if (base) return;
    const change = { before, after: shopsIds };
    form.setFieldValue('paymentOptions', paymentAfter(shops, paymentOptions, change));
  };

  const publish = async (body: OfferInput) => {
    // The switch and the limit on this page also create new versions, but do not change the edited values.
    const current = offer && base && hasSameValues(offer, base) ? offer : base;
    const { offer: saved, notActivated } = await save(body, current, draft.intent);
    draft.deleteDraft();
    // If the display status has changed, the list's filter may hide the offer.
    const isSameStatus = saved.displayStatus === current?.displayStatus;
    const isFirst = current === undefined && isFirstOffer(saved);
    const state: FromOffer = { offerId: saved.id, isFirst, ...(isSameStatus && returning) };
    await navigate(linkToScreen('offerList') + (isSameStatus ? listSearch : ''), {
      replace: true,
      state,
    });
    if (notActivated) {
      const reason = textOf(notActivated);
      showToast(t('offers.form.republishFailed', { reason }), 'error');
    } else if (!isFirst)
      showSaved(saved, current === undefined || current.displayStatus === 'expired');
  };

  const [isConfirming, { open: confirm, close: stopConfirming }] = useDisclosure();
  const send = submitWithPhotos(submit, photos, async (body) => {
    const isUnusual = isUnusualDiscount(centsOf(body.originalPrice), centsOf(body.offerPrice));
    if (isUnusual && !hasSamePrices(body, base)) confirm();
    else await publish(body);
  });
  const sendAnyway = () => {
    stopConfirming();
    submitWithPhotos(submit, photos, publish)();
  };

  const correctPrice = () => {
    const price = form.getInputNode('offerPrice');
    price?.focus();
    price?.scrollIntoView({ block: 'center' });
  };

  return {
    ...{ form, base, draft, changes, failure, isSending, photos, chooseShops, send },
    confirmation: {
      isOpen: isConfirming,
      onClose: stopConfirming,
      onCorrect: correctPrice,
      onPublish: sendAnyway,
    },
  };
}
