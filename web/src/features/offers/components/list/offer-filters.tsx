import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type DisplayStatus, displayStatuses } from '#contract/offers/display-status.ts';
import { searchLength } from '#contract/offers/offer-rules.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { ShopFilter } from '#web/product/shop/shop-filter.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import type { OfferFilter } from '../../api.ts';
import classes from './offer-filters.module.css';

/** The filter of the list, stored in the URL's query, so that a reload shows the same offers. */
export function useOfferFilter(): [OfferFilter, (filter: OfferFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const status = displayStatuses.find((one) => one === query.get('status'));
  const shopId = query.get('shop') ?? '';
  const q = query.get('q') ?? '';
  const filter = useMemo(
    () => ({
      ...(status && { status }),
      ...(shopId !== '' && { shopId }),
      ...(shopId === '' && q.length >= searchLength.min && { q }),
    }),
    [status, shopId, q],
  );
  const change = useCallback(
    ({ status, shopId, q }: OfferFilter) => {
      const set = { ...(status && { status }), ...(shopId && { shop: shopId }), ...(q && { q }) };
      setQuery(set, { replace: true });
    },
    [setQuery],
  );
  return [filter, change];
}

/** Milliseconds without typing before the list is searched. */
const pause = 350;

/** Returns the words to search for; empty while the typed text is too short. */
function wordsToSearch(typed: string): string {
  const words = typed.trim();
  return words.length < searchLength.min ? '' : words;
}

/** The text of a search field. It follows `words`; `onChange` gets the typed words after a pause. */
function useTypedWords(
  words: string,
  onChange: (words: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(words);
  const [sent, setSent] = useState(words);
  const change = useRef(onChange);
  change.current = onChange;
  if (words !== seen) {
    setSeen(words);
    setSent(words);
    // The user may have continued typing before the sent words arrive here.
    if (words !== sent && words !== wordsToSearch(typed)) setTyped(words);
  }
  const wanted = wordsToSearch(typed);
  useEffect(() => {
    if (wanted === words) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      change.current(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, words]);
  return [typed, setTyped];
}

interface OfferFiltersProps {
  readonly filter: OfferFilter;
  readonly onChange: (filter: OfferFilter) => void;
  readonly shops: readonly Shop[];
}

const tabs = [
  'all',
  'active',
  'scheduled',
  'inactive',
  'sold_out',
  'expired',
] as const satisfies readonly (DisplayStatus | 'all')[];

/** Filters offers by display status, and by a shop or words of the title. */
export function OfferFilters({ filter, onChange, shops }: OfferFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(filter.q ?? '', (q) => {
    const { status, shopId } = filter;
    // Without words, keeps the shop that was chosen meanwhile.
    onChange({ ...(status && { status }), ...(q === '' ? shopId && { shopId } : { q }) });
  });
  const q = wordsToSearch(typed);
  const { status } = filter;
  const statusFilter = status && { status };

  const chooseShop = (shopId: string | undefined) => {
    setTyped('');
    onChange({ ...statusFilter, ...(shopId && { shopId }) });
  };
  const chooseStatus = (chosen: (typeof tabs)[number]) => {
    const { status: _, ...rest } = filter;
    const words = q !== '' && !rest.shopId && { q };
    onChange({ ...rest, ...words, ...(chosen !== 'all' && { status: chosen }) });
  };

  return (
    <FilterBar>
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
      <ShopFilter
        label={t('offers.filterShop')}
        shops={shops}
        value={filter.shopId}
        onChange={chooseShop}
      />
      <FilterTabs
        label={t('offers.filter')}
        value={tabs.find((tab) => tab === status) ?? 'all'}
        onChange={chooseStatus}
        data={tabs.map((tab) => ({
          value: tab,
          label: t(tab === 'all' ? 'offers.all' : `offers.tabs.${tab}`),
        }))}
      />
    </FilterBar>
  );
}
