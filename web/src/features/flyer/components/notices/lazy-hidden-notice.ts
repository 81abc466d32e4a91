import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';

/** Loaded for members of a business, where customers cannot see what they see. */
export const HiddenNotice = partOnDemand(() => import('./hidden-notice.tsx'));
