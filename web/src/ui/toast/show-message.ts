import { openMessage } from './shown-message.ts';
import { loadToasts, mountToasts } from './toast.ts';

/** Loads the code of messages, so that one can be shown where the connection is lost. */
export async function loadMessages(): Promise<void> {
  const { loadMessageDialog } = await loadToasts();
  await loadMessageDialog();
}

/**
 * Shows a message in the middle of the screen until it is closed by its Ok button. Nothing is shown where the code does
 * not load.
 */
export async function showMessage(message: string): Promise<void> {
  openMessage(message);
  await mountToasts();
}
