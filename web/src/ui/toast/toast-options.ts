export type ToastKind = 'success' | 'error';

export interface ToastOptions {
  /** Replaces a toast with the same id. */
  readonly id?: string;
  /**
   * A button in the toast, such as undo; it closes the toast. Toasts are last in the keyboard order and disappear by
   * themselves, so the page must offer the same action elsewhere.
   */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
