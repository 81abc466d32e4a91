import { openMessage } from './shown-message.ts';
import { loadToasts, mountToasts } from './toast.ts';

/** Preloads the code of messages, so that one can be shown offline. */
export async function loadMessages(): Promise<void> {
  const { loadMessageDialog } = await loadToasts();
  await loadMessageDialog();
}

/** Milliseconds until a closed menu has returned the focus; Mantine takes 10. */
const focusReturned = 50;

/** Shows a message in the middle of the screen until Ok is pressed; nothing if its code does not load. */
export async function showMessage(message: string): Promise<void> {
  // Offline, an action from a menu fails at once, and the message must return the focus to the menu's button.
  await new Promise((resolve) => setTimeout(resolve, focusReturned));
  openMessage(message);
  await mountToasts();
}
