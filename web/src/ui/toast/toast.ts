import { useSyncExternalStore } from 'react';
import { i18n } from '#web/lib/i18n/start-i18n.ts';

let isRequested = false;
let onChange: () => void = () => {};

function subscribe(listener: () => void): () => void {
  onChange = listener;
  return () => {
    onChange = () => {};
  };
}

/** Whether a toast has been requested; the code of toasts is loaded then. */
export function useToastsRequested(): boolean {
  return useSyncExternalStore(subscribe, () => isRequested);
}

/** Shows a message at the top of the screen for four seconds. */
export async function showToast(message: string, kind: 'success' | 'error' = 'success') {
  isRequested = true;
  onChange();
  const { showNotification } = await import('@mantine/notifications');
  showNotification({
    message,
    color: kind === 'success' ? 'teal' : 'red',
    role: kind === 'success' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
  });
}
