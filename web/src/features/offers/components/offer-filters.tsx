import { CloseButton, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type DisplayStatus, displayStatuses } from '#contract/display-status.ts';
import { searchLength } from '#contract/offer-search.ts';
import type { Shop } from '#contract/shops.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import type { OfferFilter } from '../api/list-offers.ts';
import { useTypedWords, wordsOf } from '../use-typed-words.ts';
import classes from './offer-filters.module.css';

const all = 'all';

interface OfferFiltersProps {
  readonly filter: OfferFilter;
  readonly onChange: (filter: OfferFilter) => void;
  /** The shops to choose from. */
  readonly shops: readonly Shop[];
}

const shownStatuses: readonly DisplayStatus[] = [
  'active',
  'scheduled',
  'inactive',
  'sold_out',
  'expired',
];

/** Filters the offers by display status, and by a shop or words of the title. */
export function OfferFilters({ filter, onChange, shops }: OfferFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(filter.q ?? '', (q) => {
    const { status, shopId } = filter;
    // Without words the shop that was chosen since stays.
    onChange({ ...(status && { status }), ...(q === '' ? shopId && { shopId } : { q }) });
  });
  const q = wordsOf(typed);
  const { status } = filter;
  const keepStatus = status && { status };

  const chooseShop = (shopId: string) => {
    setTyped('');
    onChange({ ...keepStatus, ...(shopId !== '' && { shopId }) });
  };

  return (
    <div className={classes['root']}>
      <TextInput
        type="search"
        aria-label={t('offers.search')}
        placeholder={t('offers.searchShort')}
        value={typed}
        maxLength={searchLength.max}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={
          typed && <CloseButton aria-label={t('offers.clearSearch')} onClick={() => setTyped('')} />
        }
        className={classes['search'] ?? ''}
      />
      {shops.length > 1 && (
        <NativeSelect
          aria-label={t('offers.filterShop')}
          value={filter.shopId ?? ''}
          onChange={({ currentTarget }) => chooseShop(currentTarget.value)}
          data={[{ value: '', label: t('offers.allShops') }, ...shopLabels(shops)]}
          className={classes['shop'] ?? ''}
        />
      )}
      <div className={classes['scroller']}>
        <SegmentedControl
          aria-label={t('offers.filter')}
          value={status ?? all}
          onChange={(value) => {
            const chosen = displayStatuses.find((one) => one === value);
            const { status: _, ...rest } = filter;
            const words = q !== '' && !rest.shopId && { q };
            onChange({ ...rest, ...words, ...(chosen && { status: chosen }) });
          }}
          data={[
            { value: all, label: t('offers.all') },
            ...shownStatuses.map((one) => ({ value: one, label: t(`offers.tabs.${one}`) })),
          ]}
          size="md"
        />
      </div>
    </div>
  );
}
