import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.layer.css';
import { useTranslation } from 'react-i18next';
import type { SubscriptionPrice } from '#contract/billing/subscriptions.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts } from '#web/product/business/size-limits.ts';
import { sizeName } from '#web/product/business/size-name.ts';
import classes from './size-type-card.module.css';

interface SizeTypeCardProps {
  readonly sizeType: SizeType;
  /** Monthly price; undefined for the special size type, or if prices could not be loaded. */
  readonly price: SubscriptionPrice | undefined;
  readonly hasTrial: boolean;
  readonly disabled: boolean;
}

/** A size type as an option, with its limits, price and trial. */
export function SizeTypeCard({ sizeType, price, hasTrial, disabled }: SizeTypeCardProps) {
  const { t } = useTranslation();
  const { id, special } = sizeType;
  const limits = sizeLimitTexts(t, sizeType);
  return (
    <Radio
      value={String(id)}
      label={sizeName(t, id, sizeType.name)}
      disabled={disabled}
      classNames={{
        root: classes['root'] ?? '',
        body: classes['body'] ?? '',
        inner: classes['radio'] ?? '',
        label: classes['name'] ?? '',
        labelWrapper: classes['words'] ?? '',
        description: classes['facts'] ?? '',
      }}
      description={
        <>
          <span>
            {t(`businesses.sizes.${id}.description`, { defaultValue: sizeType.description })}
          </span>
          {special ? null : <span>{limits.join(' · ')}</span>}
          {price && (
            <span>
              <strong>{t('businesses.price', { price: formatMoney(price.price) })}</strong>
              {hasTrial &&
                price.trialDays > 0 &&
                ` · ${t('businesses.trial', { count: price.trialDays })}`}
            </span>
          )}
        </>
      }
    />
  );
}
