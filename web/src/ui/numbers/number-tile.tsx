import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isApproximate,
  isMoney,
  type TotalName,
  useNumberText,
} from '#web/lib/numbers/shown-totals.ts';
import classes from './number-tiles.module.css';

/** Tiles side by side, as many as fit. */
export function NumberTiles({ children }: { readonly children: ReactNode }) {
  return <dl className={classes['root']}>{children}</dl>;
}

interface NumberTileProps {
  readonly name: TotalName;
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

/** One of the totals of a period, with a note if it is approximate. */
export function NumberTile({ name, label, value, note }: NumberTileProps) {
  const { t } = useTranslation();
  const textOf = useNumberText();
  return (
    <div className={classes['tile']}>
      <dt>{label}</dt>
      <dd className={classes['number']} data-money={isMoney(name) || undefined}>
        {textOf(value, isMoney(name))}
        {isApproximate(name) && (
          <span className={classes['note']}> {t('statistics.approximate')}</span>
        )}
      </dd>
      {note !== undefined && <dd className={classes['note']}>{note}</dd>}
    </div>
  );
}
