import { useTranslation } from 'react-i18next';
import { ShopFilter } from '#web/product/shop/shop-filter.tsx';
import { useAllMyShops } from '#web/session/queries/use-all-my-shops.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import type { ValidatorFilter } from '../api.ts';

interface ValidatorFiltersProps {
  readonly businessId: string;
  readonly filter: ValidatorFilter;
  readonly onChange: (filter: ValidatorFilter) => void;
}

/** Filters the validators by shop and status. */
export function ValidatorFilters({ businessId, filter, onChange }: ValidatorFiltersProps) {
  const { t } = useTranslation();
  const { data: shops = [] } = useAllMyShops(businessId);
  const { shopId, status } = filter;
  return (
    <FilterBar>
      <FilterTabs
        label={t('validators.filter')}
        value={status ?? 'enabled'}
        onChange={(chosen) =>
          onChange({
            ...(shopId && { shopId }),
            ...(chosen === 'disabled' && { status: chosen }),
          })
        }
        data={(['enabled', 'disabled'] as const).map((value) => ({
          value,
          label: t(`validators.tabs.${value}`),
        }))}
      />
      <ShopFilter
        label={t('validators.filterShop')}
        shops={shops}
        value={shopId}
        onChange={(chosen) =>
          onChange({ ...(status && { status }), ...(chosen && { shopId: chosen }) })
        }
      />
    </FilterBar>
  );
}
