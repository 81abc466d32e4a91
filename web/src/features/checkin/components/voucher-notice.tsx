import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { pageLink } from '#contract/pages/page-link.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { dayInText, localDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { ScreenNotice } from '#web/ui/page/screen-notice.tsx';
import type { CheckinLink } from '../read-link.ts';
import classes from './voucher-notice.module.css';

function OffersButton() {
  const { t } = useTranslation();
  return (
    <Button component="a" href={pagePaths.offers} variant="default">
      {t('common.seeOffers')}
    </Button>
  );
}

/** Shown for a damaged link, and for vouchers of other versions. */
export function UnreadableNotice() {
  const { t } = useTranslation();
  return (
    <ScreenNotice
      title={t('checkin.unreadable.title')}
      text={t('checkin.unreadable.text')}
      window="closed"
      isWholePage
    >
      <OffersButton />
    </ScreenNotice>
  );
}

interface VoucherNoticeProps {
  readonly link: CheckinLink;
  readonly offer: Offer | undefined;
  readonly shops: readonly ShopSummary[];
}

/** The days that a voucher names. Only its shop can tell whether they are true. */
function Days({ link: { voucher } }: Pick<VoucherNoticeProps, 'link'>) {
  const { t, i18n } = useTranslation();
  const today = localDay(useNow());
  if (!voucher) return null;
  const { firstDay, lastDay } = voucher;
  const days = {
    first: dayInText(firstDay, i18n.language),
    last: dayInText(lastDay, i18n.language),
  };
  if (lastDay < today) return <p>{t('checkin.others.ended', days)}</p>;
  return <p>{t(firstDay > today ? 'checkin.others.starts' : 'checkin.others.until', days)}</p>;
}

/** Shows a stranger the offer, shop and days of a voucher, and nothing about its holder. */
export function VoucherNotice({ link, offer, shops }: VoucherNoticeProps) {
  const { t } = useTranslation();
  const { voucher } = link;
  const [shop] = shops;
  const isKnown = voucher !== undefined || offer !== undefined;
  // A voucher promises the price of its own version of the offer.
  const hasItsPrice = offer !== undefined && offer.version === voucher?.offerVersion;
  return (
    <ScreenNotice
      title={t('checkin.others.title')}
      text={t(isKnown ? 'checkin.others.text' : 'checkin.others.textOfCode')}
      window="open"
      isWholePage
    >
      {isKnown && (
        <div className={classes['line']}>
          <div className={classes['facts']}>
            {offer ? (
              <>
                <p className={classes['offer']}>{offer.title}</p>
                {hasItsPrice && (
                  <p>
                    {t('checkin.others.price', {
                      offerPrice: formatMoney(offer.offerPrice),
                      originalPrice: formatMoney(offer.originalPrice),
                    })}
                  </p>
                )}
              </>
            ) : (
              <p>{t('checkin.others.offAir')}</p>
            )}
            {shops.map(({ id, business, neighborhood, city }) => (
              <p key={id}>
                {t('checkin.others.shop', {
                  name: business.name,
                  place: `${neighborhood}, ${city}`,
                })}
              </p>
            ))}
            <Days link={link} />
          </div>
        </div>
      )}
      {offer && (
        <Button
          component="a"
          href={pageLink('offer', offer.id, { loja: shop?.shopIdentifier })}
          variant="filled"
        >
          {t('checkin.others.seeOffer')}
        </Button>
      )}
      <OffersButton />
    </ScreenNotice>
  );
}
