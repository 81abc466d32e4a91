import { Paper, Stack } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ShopLinks } from '#web/product/share/flyer-links.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { newestOfferQuery } from '#web/session/queries/my-business.ts';
import { EmptyState, LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type { FilteredStatisticsProps } from './filtered-statistics.tsx';
import { FunnelPreview } from './funnel.tsx';

type NoStatisticsProps = Pick<
  FilteredStatisticsProps,
  'businessId' | 'shops' | 'filter' | 'isOwner'
> & {
  /** Whether a new shop has no numbers yet, an older one has none in this period, or only claims are missing. */
  readonly missing: 'first' | 'nothing' | 'noClaims';
};

const icon = <IconChartBar size={32} />;

/** A link to the flyer of the filtered shop, or to all shops. */
function ShareFirst({
  shops,
  filter,
  missing,
}: Pick<NoStatisticsProps, 'shops' | 'filter' | 'missing'>) {
  const { t } = useTranslation();
  const only = shops.length === 1 ? shops[0] : undefined;
  const shop = shops.find(({ id }) => id === filter.shopId) ?? only;
  const texts = { title: t(`statistics.${missing}.title`), hint: t(`statistics.${missing}.hint`) };
  return shop ? (
    <>
      <EmptyState icon={icon} {...texts} />
      <Paper withBorder p={cardPadding}>
        <ShopLinks shop={shop} />
      </Paper>
    </>
  ) : (
    <LinkedEmptyState
      icon={icon}
      {...texts}
      to={linkToScreen('shopList')}
      link={t('statistics.share.action')}
    />
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
            icon={icon}
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
 * Shown without claims: owners get a link to publish an offer or share the flyer. A new shop also sees what will be
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
          icon={icon}
          title={t(`statistics.${missing}.title`)}
          hint={t('statistics.nothing.hintForValidator')}
        />
      )}
      {missing === 'first' && <FunnelPreview isOwner={isOwner} />}
    </Stack>
  );
}
