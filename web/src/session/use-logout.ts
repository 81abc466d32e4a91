import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { deleteDrafts } from '#web/platform/drafts/drafts.ts';
import { leaveAfterAsking, restoreLeaveGuard } from '#web/platform/navigation/navigation.ts';
import { forgetSubscription } from '#web/platform/push/push.ts';
import { rootPath } from '#web/screens/link-to-screen.ts';
import { loadMessages, showMessage } from '#web/ui/toast/show-message.ts';

/**
 * Signs out on all devices, deletes the session and the drafts here and goes to the root; asks first where a form has
 * changes. A failure shows a message to close.
 */
export function useLogout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Leaving fails mostly where the connection is lost, and then nothing more can be loaded.
  useLoadWhenIdle(loadMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ signOutEverywhere }, { endPushOnServer }] = await Promise.all([
        import('#web/lib/auth/sign-out-everywhere.ts'),
        import('#web/platform/push/push-switch.ts'),
      ]);
      const userId = storedUserId();
      // While the token is valid. Where the logout fails then, the next start subscribes again.
      if (userId !== undefined) await endPushOnServer(userId);
      await signOutEverywhere();
      return userId;
    },
    onSuccess: (userId) => {
      if (userId !== undefined) forgetSubscription(userId);
      // Ends the browser's subscription, too.
      forgetUser();
      deleteDrafts();
      navigate(rootPath, { replace: true });
    },
    onError: () => {
      restoreLeaveGuard();
      return showMessage(t('shell.logoutFailed'));
    },
  });
  return { logout: () => leaveAfterAsking(mutate, { keepsDrafts: false }), isLeaving: isPending };
}
