import { openMessage } from './shown-message.ts';
import { loadToasts, mountToasts } from './toast.ts';

/** Loads the code of messages, so that one can be shown where the connection is lost. */
export async function loadMessages(): Promise<void> {
  const { loadMessageDialog } = await loadToasts();
  await loadMessageDialog();
}

/** Milliseconds after which a menu that was closed has given the focus back: Mantine does so after 10. */
const focusReturned = 50;

/**
 * Shows a message in the middle of the screen until it is closed by its Ok button. Nothing is shown where the code does
 * not load.
 */
export async function showMessage(message: string): Promise<void> {
  // Without a connection an action from a menu fails at once, and the message returns the focus to what has it now.
  await new Promise((resolve) => setTimeout(resolve, focusReturned));
  openMessage(message);
  await mountToasts();
}
