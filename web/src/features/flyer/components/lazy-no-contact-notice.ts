import { partOnDemand } from '#web/lib/on-demand.tsx';

/** Loaded for owners. */
export const NoContactNotice = partOnDemand(() => import('./no-contact-notice.tsx'));
