import { NativeSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { useTranslation } from 'react-i18next';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { useAllMyShops } from '#web/session/use-all-my-shops.ts';
import type { ValidatorFilter } from '../api/list-validators.ts';
import classes from './validator-filters.module.css';

interface ValidatorFiltersProps {
  readonly businessId: string;
  readonly filter: ValidatorFilter;
  readonly onChange: (filter: ValidatorFilter) => void;
}

/** Filters the validators by shop, and shows those who are disabled. */
export function ValidatorFilters({ businessId, filter, onChange }: ValidatorFiltersProps) {
  const { t } = useTranslation();
  const { data: shops = [] } = useAllMyShops(businessId);
  const { shopId, status } = filter;
  return (
    <div className={classes['root']}>
      <SegmentedControl
        aria-label={t('validators.filter')}
        value={status ?? 'enabled'}
        onChange={(chosen) =>
          onChange({
            ...(shopId && { shopId }),
            ...(chosen === 'disabled' && { status: 'disabled' }),
          })
        }
        data={(['enabled', 'disabled'] as const).map((value) => ({
          value,
          label: t(`validators.tabs.${value}`),
        }))}
        size="md"
        className={classes['tabs'] ?? ''}
      />
      {shops.length > 1 && (
        <NativeSelect
          aria-label={t('validators.filterShop')}
          value={shopId ?? ''}
          onChange={({ currentTarget }) =>
            onChange({
              ...(status && { status }),
              ...(currentTarget.value !== '' && { shopId: currentTarget.value }),
            })
          }
          data={[{ value: '', label: t('validators.allShops') }, ...shopLabels(shops)]}
          className={classes['shop'] ?? ''}
        />
      )}
    </div>
  );
}
