import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { deleteDrafts } from '#web/lib/form-drafts.ts';
import { leaveAfterAsking } from '#web/lib/navigation/leave-guard.ts';
import { rootPath } from '#web/screens/link-to.ts';
import { showToast } from '#web/ui/toast/toast.ts';

/**
 * Signs out on all devices, deletes the session and the drafts here and goes to the root; asks first where a form has
 * changes. A failure shows a toast.
 */
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
  return { logout: () => leaveAfterAsking(mutate), isLeaving: isPending };
}
