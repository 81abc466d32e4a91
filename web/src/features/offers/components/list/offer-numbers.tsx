import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '#contract/offers/offers.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import classes from './offer-numbers.module.css';

interface OfferNumbersProps {
  readonly offer: Offer;
  /** The filter of the list that the statistics link back to. */
  readonly listSearch?: string;
}

/** The numbers of claimed and redeemed vouchers of an offer, with a link to its statistics. */
export function OfferNumbers({ offer, listSearch }: OfferNumbersProps) {
  const { t } = useTranslation();
  const { id, title, availableLimit, claimedCount, redeemedCount } = offer;
  const claimed =
    availableLimit === undefined
      ? t('offers.vouchers', { count: claimedCount })
      : t('offers.vouchersOfLimit', { claimed: claimedCount, limit: availableLimit });
  const numbers =
    claimedCount === 0 ? claimed : `${claimed}, ${t('offers.used', { count: redeemedCount })}`;
  return (
    <Anchor
      component={Link}
      to={linkToScreen('statistics', { offerId: id })}
      state={{ listSearch } satisfies FromList}
      replace
      inherit
      underline="always"
      aria-label={t('offers.numbersOf', { numbers, title })}
      className={classes['root'] ?? ''}
    >
      {numbers}
    </Anchor>
  );
}
