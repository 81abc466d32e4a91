import { useTranslation } from 'react-i18next';
import type { paymentOptionCodes } from '#contract/billing/payment-options.ts';
import { type OpeningHours, parseDay } from '#contract/shops/opening-hours.ts';
import { plainText } from '#web/ui/text/rich-text.tsx';
import { groupDays } from '#web/views/shop/opening-hours-list.tsx';
import { openingHoursOf } from './opening-hours-draft.ts';
import type { ShopValues } from './shop-values.ts';

const minutesOfDay = 24 * 60;

/** Returns a function that formats minutes since midnight as `8h` or `8h30`, also after 24 hours. */
export function useTimeText(): (minutes: number) => string {
  const { t } = useTranslation();
  return (minutes) => {
    const shown = minutes > minutesOfDay ? minutes - minutesOfDay : minutes;
    const hour = Math.floor(shown / 60);
    return shown % 60 === 0
      ? t('shops.hours.fullHour', { hour })
      : t('shops.hours.time', { hour, minutes: String(shown % 60).padStart(2, '0') });
  };
}

/** Returns a function that summarizes a week of opening hours in one line, `Seg–sáb 8h–18h`, without closed days. */
function useHoursSummary(): (hours: OpeningHours) => string {
  const { t } = useTranslation();
  const time = useTimeText();
  const textOf = (value: string) => {
    if (value === '24HOURS') return t('openingHours.allDay');
    const ranges = parseDay(value) ?? [];
    return ranges.map(({ from, to }) => `${time(from)}–${time(to)}`).join(', ');
  };

  return (hours) => {
    if (Object.values(hours).some((value) => !parseDay(value))) return t('shops.hours.check');
    const groups = groupDays(hours).filter(({ value }) => value !== 'CLOSED');
    if (groups.length === 0) return t('shops.hours.neverOpen');
    return groups
      .map(({ first, last, days, value }) => {
        const short = t(`shops.hours.short.${first}`);
        const lastShort = t(`shops.hours.lastShort.${last}`);
        const several =
          days.length === 7
            ? t('shops.hours.everyDay')
            : t('shops.hours.span', { first: short, last: lastShort });
        return `${first === last ? short : several} ${textOf(value)}`;
      })
      .join(' · ');
  };
}

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
