import { lazy, Suspense } from 'react';
import { useToastsNeeded } from './toast.ts';

const Toasts = lazy(() => import('./toasts.tsx'));

/** The place where toasts appear; empty, and without their code, until the first one. */
export function ToastHost() {
  return useToastsNeeded() ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
