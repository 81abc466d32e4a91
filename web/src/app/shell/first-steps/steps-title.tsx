import { useTranslation } from 'react-i18next';
import classes from './first-steps.module.css';
import type { FirstStep } from './first-steps-of.ts';
import type { LeftText } from './step-text.ts';

interface StepsTitleProps {
  readonly steps: readonly FirstStep[];
  readonly left: LeftText | undefined;
}

/** The title of the first steps, with how many are done or which step is left. */
export function StepsTitle({ steps, left }: StepsTitleProps) {
  const { t } = useTranslation();
  if (left) return <span>{t(`firstSteps.left.${left}`)}</span>;
  const done = steps.filter(({ status }) => status === 'done').length;
  return (
    <span>
      {t('firstSteps.title')}{' '}
      <span className={classes['count']}>
        {t('firstSteps.count', { done, total: steps.length })}
      </span>
    </span>
  );
}
