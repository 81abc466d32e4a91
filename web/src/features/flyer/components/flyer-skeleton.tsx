import { useTranslation } from 'react-i18next';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import classes from './flyer-skeleton.module.css';

/** Placeholder for a flyer, or for its offers alone (`isPart`), while it loads. */
export function FlyerSkeleton({ isPart = false }: { readonly isPart?: boolean }) {
  const { t } = useTranslation();
  const status = { role: 'status', 'aria-busy': true, 'aria-label': t('common.loading') } as const;
  const cards = (
    <div className={classes['grid']}>
      <div />
      <div />
      <div />
    </div>
  );
  if (isPart) return <div {...status}>{cards}</div>;
  return (
    <>
      <BrandBar />
      <div className={classes['root']} {...status}>
        <div className={classes['name']} />
        <div className={classes['place']} />
        {cards}
      </div>
    </>
  );
}
