import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '#web/screens/screens.ts';
import { focusPageHeading } from '#web/ui/focus-page-heading.ts';
import classes from './first-steps.module.css';
import { StepAction } from './step-action.tsx';
import { StepRow } from './step-row.tsx';
import { ownScreens, stepTextOf } from './step-text.ts';
import { useFirstSteps } from './use-first-steps.ts';

const heights = { folded: '4.125rem', open: '21.25rem' } as const;

/** An owner's first steps, until all are done. Folded where the user wants it, and on the screen of the next step. */
export function FirstSteps({ screen }: { readonly screen: ScreenName }) {
  const { t } = useTranslation();
  const listId = useId();
  const progress = useFirstSteps();
  const [isUnfolded, setIsUnfolded] = useState<boolean>();
  if (!progress) return null;
  const { steps, business, shop, hasBusiness, isFolded, keep } = progress;
  // Of their usual height, so that what is below does not move when they come.
  if (!steps) {
    const willFold = isFolded || (!hasBusiness && ownScreens.business === screen);
    return <Skeleton className={classes['loading']} h={heights[willFold ? 'folded' : 'open']} />;
  }
  if (steps.length === 0) return null;
  const next = steps.find(({ status }) => status === 'next');
  const isOwnScreen = next !== undefined && ownScreens[next.name] === screen;
  const isOpen = isUnfolded ?? !(isFolded || isOwnScreen);
  const toggle = () => {
    setIsUnfolded(!isOpen);
    if (!isOwnScreen) keep(isOpen ? 'folded' : 'open');
  };
  const finish = () => {
    focusPageHeading();
    keep('shared');
  };
  const done = steps.filter(({ status }) => status === 'done').length;

  return (
    <section className={classes['root']} aria-label={t('firstSteps.title')}>
      <h2 className={classes['heading']}>
        <UnstyledButton
          className={classes['toggle'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
        >
          <span>
            {t('firstSteps.title')}{' '}
            <span className={classes['count']}>
              {t('firstSteps.count', { done, total: steps.length })}
            </span>
          </span>
          <IconChevronDown className={classes['chevron']} size="1.25rem" aria-hidden="true" />
        </UnstyledButton>
      </h2>
      <div className={classes['bar']} aria-hidden="true">
        {steps.map(({ name, status }) => (
          <span key={name} data-status={status} />
        ))}
      </div>
      <ol id={listId} className={classes['list']} hidden={!isOpen}>
        {steps.map(({ name, status }) => {
          const text = status === 'done' ? name : stepTextOf(name, business);
          return (
            <StepRow key={name} status={status} text={text}>
              {status === 'next' && !isOwnScreen && (
                <StepAction step={text} shop={shop} onSent={finish} />
              )}
            </StepRow>
          );
        })}
      </ol>
    </section>
  );
}
