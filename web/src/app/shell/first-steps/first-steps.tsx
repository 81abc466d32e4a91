import { Button, Group, Skeleton, UnstyledButton } from '@mantine/core';
import {
  IconChevronDown,
  IconCircle,
  IconCircleArrowRight,
  IconCircleCheck,
  IconClock,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import classes from './first-steps.module.css';
import { SendFlyer } from './send-flyer.tsx';
import { type FirstStep, type StepName, useFirstSteps } from './use-first-steps.ts';

/** Loaded once, after the first approval. */
const Approved = partOnDemand(() => import('./approved.tsx'));

/** The approval step has other texts when the owner has to act. */
type ApprovalText = 'approval' | 'rejected' | 'taxId';

/** The section of the texts `firstSteps` for a step. */
type StepText = StepName | ApprovalText;

/** The step that is left after the first offer. */
type LeftText = Exclude<ApprovalText, 'approval'> | 'share';

function approvalTextOf(business: Business | undefined): ApprovalText {
  if (business?.status === 'rejected') return 'rejected';
  return business && lacksTaxId(business) ? 'taxId' : 'approval';
}

const stepTextOf = (name: StepName, business: Business | undefined): StepText =>
  name === 'approval' ? approvalTextOf(business) : name;

/** Returns the step that is left after the first offer; undefined while staff have to approve. */
function leftTextOf(
  steps: readonly FirstStep[],
  business: Business | undefined,
): LeftText | undefined {
  const isApproved = steps.some(({ name, status }) => name === 'approval' && status === 'done');
  const text = isApproved ? 'share' : approvalTextOf(business);
  return text === 'approval' ? undefined : text;
}

/** The screens that already have a button for the step. */
const ownScreens: Readonly<Record<StepName, readonly ScreenName[]>> = {
  business: ['business', 'shopList', 'offerList', 'validatorList'],
  approval: ['business'],
  shop: ['shopList', 'offerList'],
  offer: ['offerList'],
  share: [],
};

const screenOfStep = {
  business: 'business',
  rejected: 'business',
  taxId: 'business',
  shop: 'shop',
  offer: 'offer',
} as const satisfies Readonly<Partial<Record<StepText, ScreenName>>>;

interface StepActionProps {
  readonly step: StepText;
  /** The shop whose flyer is sent; undefined if it could not be loaded. */
  readonly shop: Shop | undefined;
  readonly onSent: () => void;
}

/** The button of the next step. */
function StepAction({ step, shop, onSent }: StepActionProps) {
  const { t } = useTranslation();
  if (step === 'share') {
    return (
      <Group gap="xs">
        {shop && <SendFlyer shop={shop} onSent={onSent} />}
        <Button variant="subtle" px="sm" onClick={onSent}>
          {t('firstSteps.alreadySent')}
        </Button>
      </Group>
    );
  }
  if (step === 'approval') return null;
  return (
    <Button component={Link} to={linkToScreen(screenOfStep[step])} replace>
      {t(`firstSteps.${step}.action`)}
    </Button>
  );
}

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
function StepRow({ status, text, children }: StepRowProps) {
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

interface StepsTitleProps {
  readonly steps: readonly FirstStep[];
  readonly left: LeftText | undefined;
}

/** The title of the first steps, with how many are done or which step is left. */
function StepsTitle({ steps, left }: StepsTitleProps) {
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

const heights = { line: 'calc(3rem + 2px)', folded: '4.125rem', open: '21.25rem' } as const;

type Progress = NonNullable<ReturnType<typeof useFirstSteps>>;

/** Returns the usual height of the loading content, so that the page below does not move. */
function heightOf({ shown, hasBusiness }: Progress, screen: ScreenName): string {
  if (!hasBusiness && !shown)
    return heights[ownScreens.business.includes(screen) ? 'folded' : 'open'];
  return heights[shown === 'folded' || shown === 'open' ? shown : 'line'];
}

/** An owner's first steps until all are done. After the first offer, they are one line that opens. */
export function FirstSteps({ screen }: { readonly screen: ScreenName }) {
  const { t } = useTranslation();
  const listId = useId();
  const progress = useFirstSteps();
  const [isUnfolded, setIsUnfolded] = useState<boolean>();
  if (!progress) return null;
  const { steps, business, shop, shown, save, approved, endApproval } = progress;
  if (!steps) return <Skeleton className={classes['loading']} h={heightOf(progress, screen)} />;
  const finish = () => {
    focusPageHeading();
    save('shared');
  };
  if (approved) return <Approved {...approved} onSent={finish} onClose={endApproval} />;
  if (steps.every(({ status }) => status === 'done')) return null;
  const next = steps.find(({ status }) => status === 'next');
  const isOwnScreen = next !== undefined && ownScreens[next.name].includes(screen);
  const isLine = shown === 'published';
  const isOpen = isUnfolded ?? (shown === 'open' && !isOwnScreen);
  const toggle = () => {
    setIsUnfolded(!isOpen);
    if (!isOwnScreen && !isLine) save(isOpen ? 'folded' : 'open');
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
