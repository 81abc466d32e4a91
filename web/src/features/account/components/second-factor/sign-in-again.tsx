import { Button, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import type { AccountNavigationState } from '../../account-navigation-state.ts';
import { leaveToSignInAgain } from '../../api/leave-to-sign-in-again.ts';

/** Signs staff out and opens the sign-in with their e-mail filled in; it then leads to their desk. */
export function SignInAgain({ variant }: { readonly variant: 'filled' | 'default' }) {
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
