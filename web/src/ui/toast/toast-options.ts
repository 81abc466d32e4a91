export type ToastKind = 'success' | 'error';

export interface ToastOptions {
  /** Takes the place of a toast with the same id. */
  readonly id?: string;
  /** A button in the toast, such as one that undoes a change; it closes the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
