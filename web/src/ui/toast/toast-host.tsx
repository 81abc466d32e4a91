import { lazy, Suspense } from 'react';
import { useToastsRequested } from './toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** Where toasts appear; their code is loaded with the first one. */
export function ToastHost() {
  return useToastsRequested() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
