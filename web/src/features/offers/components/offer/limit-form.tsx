import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerLimit } from '#contract/offers/offer-input.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { quantityInput, quantityText } from '#web/lib/format/quantity.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { QuantityInput } from '#web/ui/inputs/number-inputs.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { offerQuery, useDeleteOfferLimit, useSetOfferLimit } from '../../api.ts';

interface LimitFormProps {
  readonly offer: Offer;
  readonly onDone: () => void;
}

/** Sets, changes or removes the limit of claims of an offer. */
export function LimitForm({ offer, onDone }: LimitFormProps) {
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
