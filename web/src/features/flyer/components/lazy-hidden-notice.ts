import { partOnDemand } from '#web/lib/on-demand.tsx';

/** Loaded for members of a business, where customers cannot see what they see. */
export const HiddenNotice = partOnDemand(() => import('./hidden-notice.tsx'));
