import type { DataExport } from '#contract/accounts/routes.ts';
import { requiredVariable } from '#lambdas/platform/aws/required-variable.ts';
import { signFileLink } from '#lambdas/platform/files/sign-file-link.ts';
import { fileNameOf } from './export.ts';
import type { ExportItem } from './store/export-store.ts';

const bucket = requiredVariable('EXPORTS_BUCKET');

/** Signs a download link to an export, valid for ten minutes from `now`. */
export const signExportLink = (
  item: ExportItem,
  now: Date,
): Promise<Required<Pick<DataExport, 'url' | 'expiresAt'>>> =>
  signFileLink({ bucket, key: item.fileKey }, fileNameOf(item), now);
