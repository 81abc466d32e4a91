import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import { formatClock } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import counter from '../counter.module.css';
import type { RowOfToday, Undoable } from './rows-of-today.ts';
import classes from './today.module.css';
import { UndoForm } from './undo-form.tsx';

interface TodayRowProps {
  readonly row: RowOfToday;
  readonly timeZone: TimeZone;
  readonly onUndo: (undoable: Undoable, reason: string) => Promise<void>;
}

/** One use of the day. */
export function TodayRow({ row, timeZone, onUndo }: TodayRowProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { code, title = showClaimCode(code), offerPrice, at, state, by, sender, undoable } = row;
  return (
    <li data-state={state}>
      <p className={classes['row']}>
        <span className={classes['clock']}>{formatClock(timeZone, new Date(at))}</span>
        <span className={classes['title']}>{title}</span>
        {offerPrice !== undefined && <span>{formatMoney(offerPrice)}</span>}
      </p>
      <p className={classes['facts']}>
        {state !== 'done' && <strong>{t(`counter.today.${state}`)}</strong>}
        {by && <span>{t('counter.today.by', { name: by })}</span>}
        {sender && <span>{t('counter.today.sentBy', { name: sender })}</span>}
        {undoable && !isAsking && (
          <button
            type="button"
            className={counter['quiet']}
            aria-label={t('counter.undo.actionNamed', { title })}
            onClick={() => setIsAsking(true)}
          >
            {t('counter.undo.action')}
          </button>
        )}
      </p>
      {undoable && isAsking && (
        <UndoForm
          onUndo={(reason) => onUndo(undoable, reason)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}
