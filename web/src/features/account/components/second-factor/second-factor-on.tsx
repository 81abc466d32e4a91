import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { SignInAgain } from './sign-in-again.tsx';

interface SecondFactorOnProps {
  readonly isNew: boolean;
  readonly onReplace: () => void;
}

/** Shown when the second factor is on: asks for another sign-in, and offers to use another phone. */
export function SecondFactorOn({ isNew, onReplace }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = isNew ? 'done' : 'on';
  // The form that had the focus is gone; focusing the heading reads out the next step.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <>
      <SectionCard
        title={t(`secondFactor.${state}.title`)}
        hint={t(`secondFactor.${state}.hint`)}
        headingRef={heading}
      >
        <SignInAgain variant={isNew ? 'filled' : 'default'} />
      </SectionCard>
      {!isNew && (
        <SectionCard
          title={t('secondFactor.newPhone.title')}
          hint={t('secondFactor.newPhone.hint')}
        >
          <Button variant="default" onClick={onReplace}>
            {t('secondFactor.newPhone.action')}
          </Button>
        </SectionCard>
      )}
    </>
  );
}
