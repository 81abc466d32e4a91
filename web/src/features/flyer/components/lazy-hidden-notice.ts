import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Loaded for members of a business, where customers cannot see what they see. */
export const HiddenNotice = lazyPart(() => import('./hidden-notice.tsx'));
