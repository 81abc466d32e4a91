import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import counter from '../counter.module.css';
import { type ReadCode, readCode } from '../read-code.ts';
import classes from './input.module.css';

/** Pause (ms) that ends a whole code without the button: some scanners paste, and send no Enter. */
const shortPause = 600;

interface TypedCodeProps {
  readonly onRead: (read: ReadCode) => void;
}

/** The field for a code that is read aloud, or sent by a scanner that writes into fields. */
export function TypedCode({ onRead }: TypedCodeProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');

  const submit = (read: ReadCode) => {
    // A slip stays in the field, to be corrected.
    if (read.kind !== 'other') setText('');
    onRead(read);
  };
  const submitWhole = useEffectEvent(() => {
    const read = readCode(text);
    if (read.kind !== 'other') submit(read);
  });
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(submitWhole, shortPause);
    return () => clearTimeout(timer);
  }, [text]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') submit(readCode(text));
  };
  return (
    <form className={classes['code']} onSubmit={onSubmit}>
      <label htmlFor={id}>{t('counter.code.label')}</label>
      <div>
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={t('counter.code.example')}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button type="submit" className={counter['plain']}>
          {t('counter.code.submit')}
        </button>
      </div>
    </form>
  );
}
