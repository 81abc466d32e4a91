import { useToasts } from './toast.ts';

/** The place of toasts; their code is loaded with the first one. */
export function ToastHost() {
  const Toasts = useToasts();
  return Toasts && <Toasts />;
}
