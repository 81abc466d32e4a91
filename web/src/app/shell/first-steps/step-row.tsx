import { IconCircle, IconCircleArrowRight, IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './first-steps.module.css';
import type { FirstStep } from './first-steps-of.ts';
import type { StepText } from './step-text.ts';

const icons = {
  done: IconCircleCheck,
  next: IconCircleArrowRight,
  waiting: IconClock,
  later: IconCircle,
} as const;

interface StepRowProps {
  readonly status: FirstStep['status'];
  readonly text: StepText;
  readonly children: ReactNode;
}

/** One of the first steps: its name, its progress, and why it is next. The page itself says why a step waits. */
export function StepRow({ status, text, children }: StepRowProps) {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <li
      className={classes['step']}
      data-status={status}
      {...(status === 'next' && { 'aria-current': 'step' })}
    >
      <Icon className={classes['icon']} size={24} stroke={1.75} aria-hidden="true" />
      <div className={classes['words']}>
        <span className={classes['name']}>{t(`firstSteps.${text}.title`)}</span>{' '}
        <span className={classes['status']}>{t(`firstSteps.status.${status}`)}</span>
        {status === 'next' && text !== 'approval' && (
          <p className={classes['why']}>{t(`firstSteps.${text}.why`)}</p>
        )}
        {children}
      </div>
    </li>
  );
}
