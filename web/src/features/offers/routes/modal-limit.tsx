import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { offerLimit } from '#contract/offers/offer-input.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { quantityInput, quantityText } from '#web/lib/format/quantity.ts';
import { readStored, removeStored } from '#web/lib/storage.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { type FromList, returning } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { offerQuery, useDeleteOfferLimit, useSetOfferLimit } from '../api.ts';
import { OffersOfOwner } from '../components/list/offers-of-owner.tsx';
import { OwnOffer } from '../components/offer/own-offer.tsx';
import type { FromOffer, LimitState } from '../offer-navigation.ts';

interface LimitFormProps {
  readonly offer: Offer;
  readonly onDone: () => void;
}

/** Sets, changes or removes the limit of claims of an offer. */
function LimitForm({ offer, onDone }: LimitFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const setLimit = useSetOfferLimit();
  const removeLimit = useDeleteOfferLimit();
  const [wasChanged, setWasChanged] = useState(false);
  // Others may claim or edit the offer while the dialog is open.
  const [current, setCurrent] = useState(offer);
  const { id, version, title, availableLimit, claimedCount } = current;
  const { form, failure, isSending, submit } = useContractForm({
    schema: offerLimit,
    initialValues: { limit: quantityText(availableLimit) },
    toInput: ({ limit }) => ({ limit: quantityInput(limit) }),
  });

  const field = useRef<HTMLInputElement>(null);
  // The dialog opened before the offer was loaded, so the focus is on something else.
  useEffect(() => field.current?.focus(), []);

  /** Reloads the offer after an error which means that it has changed. Returns whether that explains the failure. */
  const explain = async (error: unknown): Promise<boolean> => {
    if (!(error instanceof ApiError)) return false;
    const { code } = error;
    if (code !== 'VERSION_MISMATCH' && code !== 'LIMIT_BELOW_CLAIMED') return false;
    const newer = await client.fetchQuery(fromServer(offerQuery(id)));
    setCurrent(newer);
    if (code === 'VERSION_MISMATCH') setWasChanged(true);
    else {
      form.setFieldError('limit', t('offers.limit.belowClaimed', { count: newer.claimedCount }));
      field.current?.focus();
    }
    return true;
  };

  const change = async (send: () => Promise<Offer>, done: string) => {
    setWasChanged(false);
    try {
      await send();
    } catch (error) {
      if (await explain(error)) return;
      throw error;
    }
    onDone();
    showToast(done);
  };

  const save = submit(({ limit }) =>
    change(
      () => setLimit.mutateAsync({ params: { id }, body: { limit }, version }),
      t('offers.limit.saved', { count: limit }),
    ),
  );
  const [removal, setRemoval] = useState<unknown>();
  const remove = async () => {
    setRemoval(undefined);
    try {
      await change(
        () => removeLimit.mutateAsync({ params: { id }, version }),
        t('offers.limit.removed'),
      );
    } catch (error) {
      setRemoval(error);
    }
  };

  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <div>
          <Text fw={550}>{title}</Text>
          <Text size="sm" c="dimmed">
            {availableLimit === undefined
              ? t('offers.claimedCount', { count: claimedCount })
              : t('offers.claimed', { claimed: claimedCount, limit: availableLimit })}
          </Text>
        </div>
        <QuantityInput
          label={t('offers.form.availableLimit')}
          description={t('offers.limit.hint')}
          ref={field}
          data-autofocus
          {...form.getInputProps('limit')}
        />
        {wasChanged && (
          <Alert color="yellow" variant="light">
            {t('offers.limit.changed')}
          </Alert>
        )}
        <ErrorAlert error={failure ?? removal} />
        <Group>
          {availableLimit !== undefined && (
            <Button
              variant="default"
              flex="1 1 auto"
              loading={removeLimit.isPending}
              onClick={remove}
            >
              {t('offers.limit.remove')}
            </Button>
          )}
          <Button type="submit" flex="1 1 auto" loading={isSending}>
            {t('offers.limit.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface LimitDialogProps {
  /** Undefined if the screen was opened without an offer. */
  readonly offerId: string | undefined;
  readonly onClose: () => void;
}

/** Sets, changes or removes the limit of an offer. */
function LimitDialog({ offerId, onClose }: LimitDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('offers.limit.title')} returnFocus={false}>
      {offerId ? (
        <OwnOffer id={offerId} fields={3}>
          {(offer) => <LimitForm offer={offer} onDone={onClose} />}
        </OwnOffer>
      ) : (
        <Stack>
          <Text>{t('offers.limit.noOffer')}</Text>
          <Button onClick={onClose} data-autofocus>
            {t('offers.limit.seeOffers')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

/** Edits the limit of the offer whose id is in the local storage (specification, section 2), over the list. */
export default function ModalLimit() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [offerId] = useState(() => readStored('offerId'));
  const close = () => {
    removeStored('offerId');
    const { from = linkToScreen('offerList') + search, listSearch } = (state ??
      {}) as Partial<LimitState>;
    navigate(from, {
      replace: true,
      state: { offerId, listSearch, ...returning } satisfies FromOffer & FromList,
    });
  };
  return (
    <>
      <OffersOfOwner />
      <LimitDialog offerId={offerId} onClose={close} />
    </>
  );
}
