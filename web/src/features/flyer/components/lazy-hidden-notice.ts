import { partOnDemand } from '#web/platform/code-loading/on-demand.tsx';

/** Loaded for members of a business, where customers cannot see what they see. */
export const HiddenNotice = partOnDemand(() => import('./hidden-notice.tsx'));
