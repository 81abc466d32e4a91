import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import counter from '../counter.module.css';
import classes from './today.module.css';

// Without the contract's schema, which would double the code of this screen.
const shortest = 3;
const longest = 500;

const reasons = ['gaveUp', 'wrongVoucher', 'mistake'] as const;

interface UndoFormProps {
  /** Undoes the use. Rejects if that failed. */
  readonly onUndo: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks why a use is undone: one tap on a usual reason, or another one in words. */
export function UndoForm({ onUndo, onClose }: UndoFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  const undo = async (reason: string) => {
    setIsBusy(true);
    setMessage('');
    try {
      await onUndo(reason);
      onClose();
    } catch {
      setMessage(t('counter.undo.failed'));
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const reason = text.trim();
    if (reason.length < shortest) setMessage(t('counter.undo.short'));
    else undo(reason);
  };
  return (
    <form className={classes['undo']} onSubmit={onSubmit} aria-label={t('counter.undo.why')}>
      <p>{t('counter.undo.why')}</p>
      {reasons.map((reason, index) => {
        const label = t(`counter.undo.reasons.${reason}`);
        return (
          <button
            key={reason}
            ref={index === 0 ? first : undefined}
            type="button"
            className={counter['plain']}
            disabled={isBusy}
            onClick={() => undo(label)}
          >
            {label}
          </button>
        );
      })}
      <label htmlFor={id}>{t('counter.undo.other')}</label>
      <input
        id={id}
        value={text}
        maxLength={longest}
        aria-invalid={message !== ''}
        aria-describedby={`${id}-message`}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p id={`${id}-message`} role="alert">
        {message}
      </p>
      <button type="submit" className={counter['plain']} disabled={isBusy}>
        {t('counter.undo.confirm')}
      </button>
      <button type="button" className={counter['quiet']} onClick={onClose}>
        {t('counter.undo.keep')}
      </button>
    </form>
  );
}
