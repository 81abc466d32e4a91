import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import classes from './shop-filter.module.css';

interface ShopFilterProps {
  readonly label: string;
  readonly shops: readonly Shop[];
  /** The id of the chosen shop; undefined for all shops. */
  readonly value: string | undefined;
  readonly onChange: (shopId: string | undefined) => void;
}

/** Chooses one shop of a business, or all. Hidden if there are fewer than two shops. */
export function ShopFilter({ label, shops, value, onChange }: ShopFilterProps) {
  const { t } = useTranslation();
  if (shops.length < 2) return null;
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      data={[{ value: '', label: t('shops.all') }, ...shopLabels(shops)]}
      className={classes['root'] ?? ''}
    />
  );
}
