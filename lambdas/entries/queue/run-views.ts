import { saveQueuedViews } from '#lambdas/statistics/views/save-queued-views.ts';

export const handler = saveQueuedViews;
