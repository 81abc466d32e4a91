import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import type { AccountNavigationState } from '../../account-navigation-state.ts';
import { leaveToSignInAgain } from '../../api/leave-to-sign-in-again.ts';

/** Signs staff out and opens the sign-in with their e-mail filled in; it then leads to their desk. */
function SignInAgain({ variant }: { readonly variant: 'filled' | 'default' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useQuery(profileQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: leaveToSignInAgain,
    onSuccess: () => {
      const state: AccountNavigationState = {
        notice: 'second-factor',
        ...(data && { email: data.email }),
      };
      navigate(linkToScreen('login', { from: linkToScreen('staff') }), { replace: true, state });
    },
  });
  return (
    <Stack gap="sm" align="flex-start">
      <ErrorAlert error={error} context="page" />
      <Button variant={variant} loading={isPending} onClick={() => mutate()}>
        {t('secondFactor.signInAgain')}
      </Button>
    </Stack>
  );
}

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
