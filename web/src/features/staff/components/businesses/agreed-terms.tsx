import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Agreement } from '#contract/billing/agreements.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import classes from '../fields.module.css';

/** The terms of the current agreement, else of the next one. */
export function AgreedTerms({ agreement }: { readonly agreement: Agreement | undefined }) {
  const { t } = useTranslation();
  if (!agreement) return <Text c="dimmed">{t('staff.agreement.none')}</Text>;
  const { maxShops, maxValidatorsPerShop, maxActiveOffers, monthlyPrice, validFrom } = agreement;
  const terms = [
    { field: 'maxShops', value: maxShops },
    { field: 'maxValidatorsPerShop', value: maxValidatorsPerShop },
    { field: 'maxActiveOffers', value: maxActiveOffers },
    { field: 'monthlyPrice', value: formatMoney(monthlyPrice) },
    { field: 'validFrom', value: formatDay(validFrom) },
  ] as const;
  return (
    <dl className={classes['root']}>
      {terms.map(({ field, value }) => (
        <div key={field} className={classes['field']}>
          <dt>{t(`staff.fields.${field}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
