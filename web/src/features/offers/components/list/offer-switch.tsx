import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { useSwitchOffer } from '../../use-switch-offer.ts';
import classes from './offer-switch.module.css';

interface OfferSwitchProps {
  readonly offer: Offer;
  /** Whether to show a label; otherwise only the accessible name contains the offer's title. */
  readonly isLabelled?: boolean;
}

/** Switches an offer on or off. Shows the new state at once, and the old one again if the server refuses. */
export function OfferSwitch({ offer, isLabelled = false }: OfferSwitchProps) {
  const { t } = useTranslation();
  const { switchOffer, wanted, isPending } = useSwitchOffer();
  return (
    <Switch
      checked={(wanted ?? offer.status) === 'active'}
      disabled={offer.displayStatus === 'expired'}
      onChange={({ currentTarget: { checked } }) =>
        switchOffer(offer, checked ? 'active' : 'inactive')
      }
      {...(isLabelled
        ? { label: t('offers.onAir') }
        : { 'aria-label': t('offers.switch', { title: offer.title }) })}
      aria-busy={isPending}
      size="md"
      withThumbIndicator={false}
      classNames={{ root: classes['root'] ?? '', track: classes['track'] ?? '' }}
    />
  );
}
