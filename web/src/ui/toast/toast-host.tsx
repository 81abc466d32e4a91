import { useToasts } from './toast.ts';

/** Where toasts appear; their code is loaded with the first one. */
export function ToastHost() {
  const Toasts = useToasts();
  return Toasts && <Toasts />;
}
