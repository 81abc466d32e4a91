import { partOnDemand } from '#web/lib/on-demand.tsx';

/** Loaded only for members of a business whose flyer is hidden. */
export const HiddenNotice = partOnDemand(() => import('./hidden-notice.tsx'));
