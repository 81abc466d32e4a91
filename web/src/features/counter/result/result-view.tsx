import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { LocalCheck } from '#web/platform/outbox/outbox.ts';
import { AlertIcon, CheckIcon, CrossIcon, InfoIcon, TicketIcon } from '../counter-icons.tsx';
import type { Description, ResultTone } from './describe.ts';
import classes from './result.module.css';
import type { Shown } from './shown.ts';
import { Subject } from './subject.tsx';

const icons: Readonly<Record<ResultTone, typeof CheckIcon | undefined>> = {
  idle: undefined,
  busy: undefined,
  hint: InfoIcon,
  ready: TicketIcon,
  done: CheckIcon,
  unsure: AlertIcon,
  refused: CrossIcon,
};

interface UseButtonProps {
  readonly check: LocalCheck;
  /** Whether the code was typed, so that the keyboard of a phone must go away. */
  readonly takesFocus: boolean;
  readonly onUse: (check: LocalCheck) => void;
}

function UseButton({ check, takesFocus, onUse }: UseButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" className={classes['use']} onClick={() => onUse(check)}>
      {t(check.state === 'ok' ? 'counter.result.use' : 'counter.result.useAnyway')}
    </button>
  );
}

interface ResultViewProps {
  readonly shown: Shown;
  readonly description: Description;
  readonly timeZone: TimeZone;
  readonly isTyped: boolean;
  readonly onUse: (check: LocalCheck) => void;
}

const mayUse = (shown: Shown): boolean =>
  (shown.step === 'checked' && shown.check.mayRedeem && shown.check.state !== 'refused') ||
  (shown.step === 'failed' && ['DISK_FULL', 'NOT_STORED'].includes(shown.failure));

/** The result of the last text, with the button that uses the voucher. */
export function ResultView({ shown, description, timeZone, isTyped, onUse }: ResultViewProps) {
  const { tone, title, text } = description;
  const ResultIcon = icons[tone];
  const check = 'check' in shown ? shown.check : undefined;
  const panel = useRef<HTMLElement>(null);
  const { step } = shown;
  useEffect(() => {
    // A scanner is heard while the list is read, too.
    if (step !== 'idle') panel.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <section ref={panel} className={classes['root']} data-tone={tone} aria-busy={tone === 'busy'}>
      <div role="status" aria-live="assertive" aria-atomic="true" className={classes['said']}>
        {ResultIcon && <ResultIcon size="40px" />}
        <div>
          {title && <h2>{title}</h2>}
          <p>{text}</p>
        </div>
      </div>
      {check && <Subject check={check} timeZone={timeZone} />}
      {check && mayUse(shown) && (
        <UseButton key={check.nonce} check={check} takesFocus={isTyped} onUse={onUse} />
      )}
    </section>
  );
}
