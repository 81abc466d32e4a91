import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '#contract/offers/offers.ts';
import { useFromOffer } from '../../use-from-offer.ts';
import { useLimitLink } from '../../use-limit-link.ts';

/** A link to the screen that changes the limit of an offer. Gets the focus after the user returns from it. */
export function LimitLink({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const limitLink = useLimitLink();
  const link = useRef<HTMLAnchorElement>(null);
  const isBack = useFromOffer().offerId === offer.id;
  useEffect(() => {
    if (isBack) link.current?.focus();
  }, [isBack]);
  return (
    <Button ref={link} component={Link} {...limitLink(offer.id)} variant="default" mt={6}>
      {t(offer.availableLimit === undefined ? 'offers.limit.set' : 'offers.limit.change')}
    </Button>
  );
}
