import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '#web/screens/screens.ts';
import { focusPageHeading } from '#web/ui/page/focus-page-heading.ts';
import classes from './first-steps.module.css';
import type { FirstStep } from './first-steps-of.ts';
import { StepAction } from './step-action.tsx';
import { StepRow } from './step-row.tsx';
import { leftTextOf, ownScreens, stepTextOf } from './step-text.ts';
import { StepsTitle } from './steps-title.tsx';
import { useFirstSteps } from './use-first-steps.ts';

const heights = { line: 'calc(3rem + 2px)', folded: '4.125rem', open: '21.25rem' } as const;

type Progress = NonNullable<ReturnType<typeof useFirstSteps>>;

/** Returns the usual height of the loading content, so that the page below does not move. */
function heightOf({ shown, hasBusiness }: Progress, screen: ScreenName): string {
  if (!hasBusiness && !shown) return heights[ownScreens.business === screen ? 'folded' : 'open'];
  return heights[shown === 'folded' || shown === 'open' ? shown : 'line'];
}

/** An owner's first steps until all are done. After the first offer, they are one line that opens. */
export function FirstSteps({ screen }: { readonly screen: ScreenName }) {
  const { t } = useTranslation();
  const listId = useId();
  const progress = useFirstSteps();
  const [isUnfolded, setIsUnfolded] = useState<boolean>();
  if (!progress) return null;
  const { steps, business, shop, shown, save } = progress;
  if (!steps) return <Skeleton className={classes['loading']} h={heightOf(progress, screen)} />;
  if (steps.length === 0) return null;
  const next = steps.find(({ status }) => status === 'next');
  const isOwnScreen = next !== undefined && ownScreens[next.name] === screen;
  const isLine = shown === 'published';
  const isOpen = isUnfolded ?? (shown === 'open' && !isOwnScreen);
  const toggle = () => {
    setIsUnfolded(!isOpen);
    if (!isOwnScreen && !isLine) save(isOpen ? 'folded' : 'open');
  };
  const finish = () => {
    focusPageHeading();
    save('shared');
  };
  const textOf = ({ name, status }: FirstStep) =>
    status === 'done' ? name : stepTextOf(name, business);

  return (
    <section
      className={classes['root']}
      data-line={(isLine && !isOpen) || undefined}
      aria-label={t('firstSteps.title')}
    >
      <h2 className={classes['heading']}>
        <UnstyledButton
          className={classes['toggle'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
        >
          <StepsTitle steps={steps} left={isLine ? leftTextOf(steps, business) : undefined} />
          <IconChevronDown className={classes['chevron']} size="1.25rem" aria-hidden="true" />
        </UnstyledButton>
      </h2>
      <div className={classes['bar']} aria-hidden="true">
        {steps.map(({ name, status }) => (
          <span key={name} data-status={status} />
        ))}
      </div>
      <ol id={listId} className={classes['list']} hidden={!isOpen}>
        {steps.map((step) => (
          <StepRow key={step.name} status={step.status} text={textOf(step)}>
            {step.status === 'next' && !isOwnScreen && (
              <StepAction step={textOf(step)} shop={shop} onSent={finish} />
            )}
          </StepRow>
        ))}
      </ol>
    </section>
  );
}
