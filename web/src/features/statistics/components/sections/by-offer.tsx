import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Statistics } from '#contract/statistics/statistics.ts';
import classes from './by-offer.module.css';
import { RankingSection } from './ranking-section.tsx';

interface ByOfferProps {
  readonly rows: Statistics['byOffer'];
  readonly onChoose: (offerId: string) => void;
}

/** The offers with the most redemptions; each links to its own numbers. */
export function ByOffer({ rows, onChoose }: ByOfferProps) {
  const { t } = useTranslation();
  return (
    <RankingSection
      title={t('statistics.byOffer')}
      rowTitle={t('statistics.column.offer')}
      rows={rows.map(({ offerId, title, ...numbers }) => ({
        key: offerId,
        name:
          title === undefined ? (
            t('statistics.removed.offer')
          ) : (
            <Anchor
              component="button"
              type="button"
              className={classes['title'] ?? ''}
              onClick={() => onChoose(offerId)}
            >
              {title}
            </Anchor>
          ),
        ...numbers,
      }))}
      columns={['claims', 'redemptions', 'offerRevenue']}
      by="redemptions"
      empty={t('statistics.noVouchers')}
    />
  );
}
