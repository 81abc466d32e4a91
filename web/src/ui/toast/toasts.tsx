import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** At the top for 4000 ms (the specification's toast). */
export default function Toasts() {
  return <Notifications position="top-center" autoClose={4000} limit={3} />;
}
