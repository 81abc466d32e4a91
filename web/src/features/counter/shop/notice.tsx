import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../counter.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page of a counter without a shop. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={classes['notice']}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** Shown until the shop of the device is known. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <p className={classes['notice']} role="status">
      {t('counter.shop.loading')}
    </p>
  );
}
