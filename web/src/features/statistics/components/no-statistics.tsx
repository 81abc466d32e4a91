import { Button, Paper, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LinksOfShop } from '#web/product/share/flyer-links.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { newestOfferQuery } from '#web/session/queries/my-business.ts';
import { EmptyState, LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { cardPadding, SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { FunnelPreview } from './funnel.tsx';

type NoStatisticsProps = Pick<
  FilteredStatisticsProps,
  'businessId' | 'shops' | 'filter' | 'isOwner'
> & {
  /** Whether a new shop has no numbers yet, or an older one has none in this period. */
  readonly missing: 'first' | 'nothing';
};

type ShopChoice = Pick<NoStatisticsProps, 'shops' | 'filter'>;

/** Returns the filtered shop or the only one; undefined for several. */
const shopOf = ({ shops, filter }: ShopChoice) =>
  shops.find(({ id }) => id === filter.shopId) ?? (shops.length === 1 ? shops[0] : undefined);

/** A link to the flyer of the filtered shop, or to all shops, instead of numbers. */
function ShareFirst({ missing, ...choice }: ShopChoice & Pick<NoStatisticsProps, 'missing'>) {
  const { t } = useTranslation();
  const shop = shopOf(choice);
  const texts = { title: t(`statistics.${missing}.title`), hint: t(`statistics.${missing}.hint`) };
  return shop ? (
    <>
      <EmptyState {...texts} />
      <Paper p={cardPadding}>
        <LinksOfShop shop={shop} />
      </Paper>
    </>
  ) : (
    <LinkedEmptyState
      {...texts}
      to={linkToScreen('shopList')}
      link={t('statistics.share.action')}
    />
  );
}

/** A link to the flyer or to all shops, below numbers without claims. */
export function ShareFlyer(choice: ShopChoice) {
  const { t } = useTranslation();
  const shop = shopOf(choice);
  return (
    <SectionCard title={t('statistics.noClaims.title')} hint={t('statistics.noClaims.hint')}>
      {shop ? (
        <LinksOfShop shop={shop} />
      ) : (
        <Button variant="default" component={Link} to={linkToScreen('shopList')} replace>
          {t('statistics.share.action')}
        </Button>
      )}
    </SectionCard>
  );
}

function FirstStepOfOwner({ businessId, ...props }: Omit<NoStatisticsProps, 'isOwner'>) {
  const { t } = useTranslation();
  const query = useQuery(newestOfferQuery(businessId));
  return (
    <QueryView query={query} loading={<RowsSkeleton rows={1} height={240} />}>
      {({ items }) =>
        items.length > 0 ? (
          <ShareFirst {...props} />
        ) : (
          <LinkedEmptyState
            title={t('statistics.noOffers.title')}
            hint={t('statistics.noOffers.hint')}
            to={linkToScreen('offer')}
            link={t('offers.new')}
          />
        )
      }
    </QueryView>
  );
}

/**
 * Shown instead of numbers: owners get a link to publish an offer or share the flyer. A new shop also sees what will be
 * here.
 */
export function NoStatistics({ isOwner, ...props }: NoStatisticsProps) {
  const { t } = useTranslation();
  const { missing } = props;
  return (
    <Stack gap="md">
      {isOwner ? (
        <FirstStepOfOwner {...props} />
      ) : (
        <EmptyState
          title={t(`statistics.${missing}.title`)}
          hint={t('statistics.nothing.hintForValidator')}
        />
      )}
      {missing === 'first' && <FunnelPreview isOwner={isOwner} />}
    </Stack>
  );
}
