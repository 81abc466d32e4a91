import type { TFunction } from 'i18next';
import type { PricesOfPlans } from '#contract/billing/plan-prices.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts, sizeName } from '#web/lib/format/size-texts.ts';
import classes from './plan-list.module.css';

interface PlanListProps {
  readonly t: TFunction;
  readonly sizeTypes: readonly SizeType[];
  /** The special size type has none. */
  readonly prices: PricesOfPlans;
}

/** The price of a size by the month and by the year; of the special size, the way to agree on one. */
function Price({ t, sizeType: { id, special }, prices }: PlanItemProps) {
  const price = prices.get(id);
  if (special) {
    return (
      <>
        <p className={classes['price']}>{t('billing.plan.agreed')}</p>
        <p>{t('page.forShops.special')}</p>
      </>
    );
  }
  if (!price) return null;
  const { month, year, saving } = price;
  return (
    <>
      <p className={classes['price']}>{t('billing.plan.aMonth', { price: formatMoney(month) })}</p>
      <p>
        {t('page.forShops.orYear', {
          price: t('billing.plan.aYear', { price: formatMoney(year) }),
        })}
      </p>
      {saving > 0 && (
        <p className={classes['saving']}>
          {t('billing.plan.saving', { amount: formatMoney(saving) })}
        </p>
      )}
    </>
  );
}

interface PlanItemProps extends Omit<PlanListProps, 'sizeTypes'> {
  readonly sizeType: SizeType;
}

/** A size type with its prices and limits. */
function PlanItem({ t, sizeType, prices }: PlanItemProps) {
  const { id, name, description, special } = sizeType;
  return (
    <li>
      <h3>{sizeName(t, id, name)}</h3>
      <p className={classes['about']}>
        {t(`businesses.sizes.${id}.description`, { defaultValue: description })}
      </p>
      <Price {...{ t, sizeType, prices }} />
      {!special && (
        <ul className={classes['limits']}>
          {sizeLimitTexts(t, sizeType).map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The size types side by side, in their order. */
export function PlanList({ t, sizeTypes, prices }: PlanListProps) {
  const ordered = sizeTypes.toSorted((one, other) => one.order - other.order);
  return (
    <ul className={classes['root']}>
      {ordered.map((sizeType) => (
        <PlanItem key={sizeType.id} {...{ t, sizeType, prices }} />
      ))}
    </ul>
  );
}
