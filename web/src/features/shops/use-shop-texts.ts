import { useTranslation } from 'react-i18next';
import type { paymentOptionCodes } from '#contract/billing/payment-options.ts';
import { plainText } from '#web/ui/text/plain-text.ts';
import { openingHoursOf } from './opening-hours-draft.ts';
import type { ShopValues } from './shop-values.ts';
import { useHoursSummary } from './use-hours-summary.ts';

const labels = {
  shopIdentifier: 'shops.form.identifier',
  photos: 'photos.label',
  address: 'shops.form.address',
  hours: 'shops.form.hours',
  areHoursChecked: 'shops.form.hours',
  contacts: 'shops.form.contacts',
  paymentOptions: 'shops.form.paymentOptions',
  about: 'shops.form.about',
  shopRules: 'shops.form.shopRules',
  timeZone: 'shops.form.timeZone',
} as const;

type ShopField = keyof typeof labels;

function addressText({
  street,
  number,
  complement,
  neighborhood,
  city,
  state,
}: ShopValues['address']) {
  const place = [street, number, complement].filter(Boolean).join(', ');
  const cityAndState = [city, state].filter(Boolean).join('/');
  return [place, neighborhood, cityAndState].filter(Boolean).join(' · ');
}

/** Returns the names of the form's fields and their values as text; empty for a field without a value. */
export function useShopTexts() {
  const { t } = useTranslation();
  const hoursSummary = useHoursSummary();

  const textOf = (field: ShopField, values: ShopValues): string => {
    switch (field) {
      case 'photos':
        return values.photos.length > 0 ? t('changes.photos', { count: values.photos.length }) : '';
      case 'address':
        return addressText(values.address);
      case 'areHoursChecked':
        return '';
      case 'hours':
        return hoursSummary(openingHoursOf(values.hours));
      case 'contacts':
        return Object.values(values.contacts).filter(Boolean).join(' · ');
      case 'paymentOptions':
        return values.paymentOptions
          .map((code) => t(`paymentOptions.${code as (typeof paymentOptionCodes)[number]}`))
          .join(', ');
      case 'timeZone':
        return values.timeZone?.zone ?? '';
      case 'shopIdentifier':
        return values.shopIdentifier;
      default:
        return plainText(values[field]);
    }
  };

  return {
    labelOf: (field: ShopField) => t(labels[field]),
    textOf,
  };
}
