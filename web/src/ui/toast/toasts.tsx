import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** Toasts at the top of the screen for 4000 ms, as specified. */
export default function Toasts() {
  return <Notifications position="top-center" autoClose={4000} limit={3} />;
}
