import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { focusPageHeading, PageHeader } from '#web/ui/page/page-header.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type { AccountNavigationState } from '../account-state.ts';
import { secondFactorQuery } from '../api/get-second-factor.ts';
import { leaveToSignInAgain } from '../api/set-up-second-factor.ts';
import { CodeAppSetUp, LostPhone } from '../components/second-factor/code-app-set-up.tsx';

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
function SecondFactorOn({ isNew, onReplace }: SecondFactorOnProps) {
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

/** Staff set up a code app for the sign-in, or replace it. */
export default function SecondFactor() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const [isNew, setIsNew] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);

  const finish = async () => {
    await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey, exact: true });
    setIsNew(true);
    setIsReplacing(false);
  };

  return (
    <>
      <BackLink from="secondFactor" />
      <PageHeader title={t('secondFactor.title')} subtitle={t('secondFactor.subtitle')} />
      <Stack gap="md">
        <QueryView query={query} loading={<FormSkeleton fields={3} />}>
          {({ isOn }) =>
            isOn && !isReplacing ? (
              <>
                <SecondFactorOn
                  isNew={isNew}
                  onReplace={() => {
                    setIsReplacing(true);
                    focusPageHeading();
                  }}
                />
                <LostPhone />
              </>
            ) : (
              <CodeAppSetUp onDone={finish} />
            )
          }
        </QueryView>
      </Stack>
    </>
  );
}
