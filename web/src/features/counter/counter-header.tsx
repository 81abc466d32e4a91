import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { ArrowLeftIcon } from '#web/views/icons/icons.tsx';
import classes from './counter-header.module.css';

interface CounterHeaderProps {
  /** The shop of the device. */
  readonly shop?: string;
  /** The way to another shop. */
  readonly change?: ReactNode;
  readonly children?: ReactNode;
}

/** The bar above the counter: the way back, the shop, and controls on its right. */
export function CounterHeader({ shop, change, children }: CounterHeaderProps) {
  const { t } = useTranslation();
  const leave = t('counter.leave');
  return (
    <header className={`brand-bar ${classes['root']}`}>
      <Link to={linkToScreen('offerList')} className={classes['control']} aria-label={leave}>
        <ArrowLeftIcon size="24px" />
      </Link>
      <div className={classes['names']}>
        <h1>{t('counter.title')}</h1>
        {shop === undefined ? (
          <Wordmark height={20} />
        ) : (
          <p>
            {shop}
            {change}
          </p>
        )}
      </div>
      {children}
    </header>
  );
}
