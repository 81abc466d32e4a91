import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Loaded for members of a business that customers cannot see. */
export const HiddenNotice = lazyPart(() => import('./hidden-notice.tsx'));
