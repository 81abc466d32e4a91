import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { maxShopsOfOffer } from '#contract/offers/offer-input.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import classes from './shops-field.module.css';

interface ShopsFieldProps extends MultiSelectProps {
  readonly shops: readonly Shop[];
}

/** The shops of the offer. The browser's Back closes the list. */
export function ShopsField({ shops, ...props }: ShopsFieldProps) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  useBackLayer(isOpen, close);
  return (
    <MultiSelect
      label={t('offers.form.shops')}
      description={t('offers.form.shopsHint', { business: shops[0]?.business.name })}
      placeholder={props.value?.length ? '' : t('offers.form.chooseShops')}
      data={shopLabels(shops)}
      maxValues={maxShopsOfOffer}
      searchable={shops.length > 6}
      nothingFoundMessage={t('offers.form.noShopFound')}
      hidePickedOptions
      classNames={{ pill: classes['shop'] ?? '' }}
      dropdownOpened={isOpen}
      onDropdownOpen={open}
      onDropdownClose={close}
      {...props}
    />
  );
}
