import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';

/** Loaded only for members of a business whose flyer is hidden. */
export const HiddenNotice = partOnDemand(() => import('./hidden-notice.tsx'));
