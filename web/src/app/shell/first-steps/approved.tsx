import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { addressLines, shopTitle } from '#web/lib/format/shop-texts.ts';
import { coverForOwner } from '#web/platform/photos/photos.ts';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import { cardOfferOf } from '#web/views/offer/card/card-offer.ts';
import { OfferCard } from '#web/views/offer/card/offer-card.tsx';
import classes from './approved.module.css';
import { SendFlyer } from './send-flyer.tsx';
import type { ApprovedParts } from './use-first-steps.ts';

function ApprovedOffer({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const now = useNow();
  const shown = { ...cardOfferOf(offer), ...coverForOwner(offer.images) };
  return <OfferCard t={t} now={now} isPriority offer={shown} />;
}

function ApprovedShop({ shop }: { readonly shop: Shop }) {
  return (
    <article className={classes['shop']}>
      <h3>{shopTitle(shop)}</h3>
      {addressLines(shop.address).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}

interface ApprovedProps extends ApprovedParts {
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Shown once after the first approval, in place of the first steps: what customers see now, and the link to send. */
export default function Approved({ offer, shop, onSent, onClose }: ApprovedProps) {
  const { t } = useTranslation();
  const close = () => {
    focusPageHeading();
    onClose();
  };
  return (
    <section className={classes['root']} aria-labelledby="approved">
      <h2 id="approved" className={classes['title']}>
        <IconCircleCheck size={24} aria-hidden="true" />
        {t(offer ? 'approved.offers' : 'approved.shop')}
      </h2>
      <div className={classes['card']}>
        {offer ? <ApprovedOffer offer={offer} /> : <ApprovedShop shop={shop} />}
      </div>
      <p className={classes['next']}>{t('firstSteps.share.why')}</p>
      <div className={classes['actions']}>
        <SendFlyer shop={shop} onSent={onSent} />
        <Button variant="subtle" px="sm" onClick={close}>
          {t('approved.close')}
        </Button>
      </div>
    </section>
  );
}
