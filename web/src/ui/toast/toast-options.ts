export type ToastKind = 'success' | 'error';

export interface ToastOptions {
  /** Takes the place of a toast with the same id. */
  readonly id?: string;
  /**
   * A button in the toast, such as one that undoes a change; it closes the toast. Toasts are last in the order of the
   * keyboard and leave by themselves, so the page must offer the same in another way.
   */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
