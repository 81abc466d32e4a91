import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { hideNotification, Notifications, showNotification } from '@mantine/notifications';
import { i18n } from '#web/lib/i18n/start-i18n.ts';

/** Toasts at the top of the screen for 4000 ms, as specified. */
export function Toasts() {
  return <Notifications position="top-center" autoClose={4000} limit={3} />;
}

/** Adds a toast, instead of one with the same id. */
export function addToast(message: string, kind: 'success' | 'error', id: string | undefined) {
  if (id) hideNotification(id);
  showNotification({
    ...(id && { id }),
    message,
    color: kind === 'success' ? 'teal' : 'red',
    role: kind === 'success' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
  });
}
