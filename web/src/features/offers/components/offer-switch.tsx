import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { offerRoutes } from '#contract/routes/offers.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useInvalidate } from '#web/lib/use-invalidate.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useSetOfferStatus } from '../api/set-offer-status.ts';

interface OfferSwitchProps {
  readonly offer: Offer;
  /** Shows a label; without one, the accessible name says which offer it switches. */
  readonly isLabelled?: boolean;
}

/** Switches an offer on or off. Shows the new state immediately, and the old one again if the server refuses. */
export function OfferSwitch({ offer, isLabelled = false }: OfferSwitchProps) {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const textOf = useFailureText();
  const { mutateAsync, isPending, variables } = useSetOfferStatus();
  const status = isPending ? (variables.body?.status ?? offer.status) : offer.status;

  const change = async (isOn: boolean) => {
    try {
      await mutateAsync({
        params: { id: offer.id },
        body: { status: isOn ? 'active' : 'inactive' },
        version: offer.version,
      });
    } catch (error) {
      // A refusal may mean that the offer shown is out of date.
      await invalidate([offerRoutes.listOffersOfBusiness, offerRoutes.getOffer]);
      await showToast(textOf(error), 'error');
    }
  };

  return (
    <Switch
      checked={status === 'active'}
      disabled={offer.displayStatus === 'expired'}
      onChange={({ currentTarget }) => {
        if (!isPending) change(currentTarget.checked);
      }}
      {...(isLabelled
        ? { label: t('offers.onAir') }
        : { 'aria-label': t('offers.switch', { title: offer.title }) })}
      aria-busy={isPending}
      size="md"
      withThumbIndicator={false}
    />
  );
}
