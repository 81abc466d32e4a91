import { useTranslation } from 'react-i18next';
import classes from './first-steps.module.css';
import type { FirstStep } from './first-steps-of.ts';
import type { LeftText } from './step-text.ts';

interface StepsTitleProps {
  readonly steps: readonly FirstStep[];
  /** What is left to do, where that is said in place of how many steps are done. */
  readonly left: LeftText | undefined;
}

/** The title of the first steps. */
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
