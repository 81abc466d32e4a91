import { writeSitemap } from '#lambdas/pages/sitemap/write-sitemap.ts';
import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';

export const handler = onSchedule(writeSitemap);
