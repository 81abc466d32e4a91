import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { coverForOwner } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { OfferDetails } from '#web/product/offer/offer-details.tsx';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { type HiddenReason, hiddenShopReason } from '#web/product/share/hidden-reason.ts';
import { PictureButton } from '#web/product/share/picture-button.tsx';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { newestShopQuery } from '#web/session/queries/my-business.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { saveFirstSteps } from '#web/session/saved-first-steps.ts';
import { BelowHeader, focusPageHeading, PageHeader } from '#web/ui/page/page-header.tsx';
import { cardOfferOf } from '#web/views/offer/card/card-offer.ts';
import { OfferCard } from '#web/views/offer/card/offer-card.tsx';
import { offerQuery } from '../api.ts';
import { OfferFilters, useOfferFilter } from '../components/list/offer-filters.tsx';
import { OfferResults } from '../components/list/offer-results.tsx';
import { OffersOfOwner, StatisticsLink } from '../components/list/offers-of-owner.tsx';
import { useFromOffer } from '../offer-navigation.ts';
import classes from './offer-list.module.css';

interface NextProps {
  readonly offer: Offer;
  readonly reason: HiddenReason | undefined;
}

/** The owner's next action, or the reason why customers cannot see the offer yet. */
function Next({ offer, reason }: NextProps) {
  const { t } = useTranslation();
  const [what] = (reason?.split('.') ?? []) as ['business' | 'shop' | 'offer'] | [];
  return (
    <div className={classes['next']}>
      <h3>{t('offers.first.next')}</h3>
      {what ? (
        <p>{t(`offers.first.hidden.${what}`)}</p>
      ) : (
        <ul>
          <li>{t('offers.first.share')}</li>
          <li>{t('offers.first.seen')}</li>
          <li>{t('offers.first.ends', { day: formatDay(offer.expirationDate) })}</li>
        </ul>
      )}
    </div>
  );
}

interface FirstOfferProps {
  readonly id: string;
  readonly onClose: () => void;
}

interface ShownOfferProps extends Pick<FirstOfferProps, 'onClose'> {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

function ShownOffer({ offer, shops, onClose }: ShownOfferProps) {
  const { t } = useTranslation();
  const { userId } = useMe();
  const { path, text, reason } = useOfferShare(shops)(offer);
  const now = useNow();
  const shown = { ...cardOfferOf(offer), ...coverForOwner(offer.images) };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = () => {
    saveFirstSteps(userId, 'shared');
    onClose();
  };
  return (
    <section className={classes['root']} aria-labelledby="first-offer">
      <h2 id="first-offer" ref={heading} tabIndex={-1} className={classes['title']}>
        <IconCircleCheck size={24} aria-hidden="true" />
        {t(reason ? 'offers.first.titleHidden' : 'offers.first.title')}
      </h2>
      <div className={classes['card']}>
        <OfferCard
          t={t}
          now={now}
          isPriority
          offer={shown}
          details={<OfferDetails offer={shown} />}
        />
      </div>
      <div className={classes['actions']}>
        {!reason && (
          <Button
            component="a"
            href={whatsAppShareLink(`${text}\n${absoluteLink(path)}`)}
            target="_blank"
            rel="noopener"
            color="var(--vitrine-whats-app)"
            leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
            onClick={send}
          >
            {t('share.whatsApp')}
          </Button>
        )}
        {!reason && <PictureButton offer={offer} shops={shops} />}
        <Button variant={reason ? 'default' : 'subtle'} onClick={onClose}>
          {t('offers.first.close')}
        </Button>
      </div>
      <Next offer={offer} reason={reason} />
    </section>
  );
}

function OwnFirstOffer({ offer, onClose }: Omit<ShownOfferProps, 'shops'>) {
  const { data: shops } = useAllMyShops(offer.businessId);
  return shops && <ShownOffer offer={offer} shops={shops} onClose={onClose} />;
}

/** Shown after the first offer is published: its card, the link to share, and the next step. */
function FirstOffer({ id, onClose }: FirstOfferProps) {
  const { data: offer } = useQuery(offerQuery(id));
  return offer && <OwnFirstOffer offer={offer} onClose={onClose} />;
}

interface HiddenShopNoticeProps {
  /** Undefined while it loads. */
  readonly businessStatus: BusinessStatus | undefined;
  readonly shopStatus: Shop['shopStatus'];
}

/** Tells a validator that customers cannot see their shop; it has no link to the owner's screens. */
function HiddenShopNotice({ businessStatus, shopStatus }: HiddenShopNoticeProps) {
  const { t } = useTranslation();
  const reason = hiddenShopReason({ business: businessStatus, shop: shopStatus });
  if (!reason) return null;
  const mayPass = reason === 'business.pending_approval' || reason === 'shop.inactive';
  return (
    <BusinessNotice
      color={mayPass ? 'yellow' : 'red'}
      text={t(`offers.hiddenForValidator.${reason}`)}
      mb="md"
    />
  );
}

/** Shows a first, just published offer below the heading of the list, in place of the first steps. */
function AfterFirstOffer({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { offerId, isFirst } = useFromOffer();
  if (!offerId || !isFirst) return children;
  const close = () => {
    focusPageHeading();
    navigate(pathname + search, { replace: true });
  };
  return <BelowHeader value={<FirstOffer id={offerId} onClose={close} />}>{children}</BelowHeader>;
}

function OffersOfValidator({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useOfferFilter();
  // For a validator, the API returns their one shop.
  const shops = useQuery(newestShopQuery(businessId)).data?.items;
  const shop = shops?.[0];
  const business = useQuery(
    routeQuery(businessRoutes.getBusiness, { params: { id: businessId } }),
  ).data;
  return (
    <>
      <PageHeader
        title={shop ? shopTitle(shop) : t('offers.title')}
        subtitle={t('offers.ofThisShop')}
        action={<StatisticsLink />}
      />
      {shop && <HiddenShopNotice businessStatus={business?.status} shopStatus={shop.shopStatus} />}
      <OfferFilters filter={filter} onChange={setFilter} shops={[]} />
      <OfferResults
        businessId={businessId}
        businessStatus={business?.status}
        filter={filter}
        isOwner={false}
        shops={shops}
      />
    </>
  );
}

/** The offers that the user may see in the admin app. */
export default function OfferList() {
  const { role, businessId } = useMe();
  return role === 'validator' && businessId ? (
    <OffersOfValidator businessId={businessId} />
  ) : (
    <AfterFirstOffer>
      <OffersOfOwner />
    </AfterFirstOffer>
  );
}
