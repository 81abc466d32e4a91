import { IconBuildingStore, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pagePaths } from '#contract/pages/page-paths.ts';
import type { ChosenUse } from '#web/session/chosen-use.ts';
import { openPath } from '#web/session/open-path.ts';
import { BelowHeader, PageHeader } from '#web/ui/page/page-header.tsx';
import classes from './use-choice.module.css';

const icons = { offers: IconTag, business: IconBuildingStore } as const satisfies Readonly<
  Record<ChosenUse, unknown>
>;

const uses = Object.keys(icons) as readonly ChosenUse[];

interface UseChoiceProps {
  readonly onChoose: (use: ChosenUse) => void;
}

/** Asks a user without a business once what they want, before the form that registers one. */
export function UseChoice({ onChoose }: UseChoiceProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choose = (use: ChosenUse) => {
    onChoose(use);
    if (use === 'offers') openPath(pagePaths.offers, navigate);
  };
  return (
    // The first steps are for owners.
    <BelowHeader value={null}>
      <PageHeader title={t('businesses.choice.title')} subtitle={t('businesses.choice.hint')} />
      <div className={classes['root']}>
        {uses.map((use) => {
          const Icon = icons[use];
          return (
            <button
              key={use}
              type="button"
              className={classes['choice']}
              onClick={() => choose(use)}
              aria-labelledby={`use-${use}`}
              aria-describedby={`use-${use}-text`}
            >
              <Icon size={32} stroke={1.5} aria-hidden="true" className={classes['icon']} />
              <span id={`use-${use}`} className={classes['name']}>
                {t(`businesses.choice.${use}.name`)}
              </span>
              <span id={`use-${use}-text`} className={classes['text']}>
                {t(`businesses.choice.${use}.text`)}
              </span>
            </button>
          );
        })}
      </div>
    </BelowHeader>
  );
}
