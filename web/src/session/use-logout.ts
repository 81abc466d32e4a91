import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { deleteDrafts } from '#web/lib/form-drafts.ts';
import { rootPath } from '#web/screens/link-to.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/** Signs out on all devices, deletes the session here and goes to the root; a failure shows a toast. */
export function useLogout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { signOutEverywhere } = await import('#web/lib/auth/sign-out-everywhere.ts');
      await signOutEverywhere();
    },
    onSuccess: () => {
      forgetUser();
      deleteDrafts();
      navigate(rootPath, { replace: true });
    },
    onError: () => showToast(t('shell.logoutFailed'), 'error'),
  });
  return { logout: () => mutate(), isLeaving: isPending };
}
