import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { ChangesNotice, type ChangesNoticeProps } from '#web/platform/drafts/drafts.ts';
import { plainText } from '#web/ui/text/rich-text.tsx';
import { type OfferValues, pricesOf } from '../../offer-values.ts';

const labels = {
  title: 'offers.form.title',
  photos: 'photos.label',
  originalPrice: 'offers.form.originalPrice',
  offerPrice: 'offers.form.offerPrice',
  startDate: 'offers.form.startDate',
  expirationDate: 'offers.form.expirationDate',
  shopsIds: 'offers.form.shops',
  paymentOptions: 'offers.form.paymentOptions',
  availableLimit: 'offers.form.availableLimit',
  perConsumerLimit: 'offers.form.perConsumerLimit',
  moreDetails: 'offers.form.moreDetails',
  offerRules: 'offers.form.offerRules',
} as const satisfies Readonly<Record<keyof OfferValues & string, string>>;

interface OfferChangesProps extends Pick<ChangesNoticeProps<OfferValues>, 'changes' | 'form'> {
  readonly shops: readonly Shop[];
}

/** Changes that others made while the offer was edited. */
export function OfferChanges({ shops, ...props }: OfferChangesProps) {
  const { t } = useTranslation();
  const textOf = (field: string, values: OfferValues): string => {
    const value = values[field];
    switch (field) {
      case 'photos':
        return t('changes.photos', { count: values.photos.length });
      case 'originalPrice':
      case 'offerPrice': {
        const price = pricesOf(values)[field];
        return price === undefined ? String(value) : formatMoney(price);
      }
      case 'startDate':
      case 'expirationDate':
        return values[field] === null ? '' : formatDay(values[field] as string);
      case 'shopsIds':
        return shopLabels(shops)
          .filter(({ value: id }) => values.shopsIds.includes(id))
          .map(({ label }) => label)
          .join(', ');
      case 'paymentOptions':
        return values.paymentOptions
          .map((code) => t(`paymentOptions.${code as 'PAYMENT_OPTION_PIX'}`))
          .join(', ');
      case 'availableLimit':
        return values.availableLimit || t('offers.form.noLimit');
      case 'perConsumerLimit':
        return values.perConsumerLimit || '1';
      case 'moreDetails':
      case 'offerRules':
        return plainText(values[field]);
      default:
        return String(value);
    }
  };
  return (
    <ChangesNotice
      {...props}
      labelOf={(field) => t(labels[field as keyof typeof labels])}
      textOf={textOf}
    />
  );
}
