import { UserError } from '../process/user-error.ts';

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses the instant of a restore: `latest` (undefined), or a past ISO 8601 instant with a time zone. Throws a
 * UserError for anything else.
 */
export function readRestoreInstant(text: string, now: Date): Date | undefined {
  if (text === 'latest') return undefined;
  const at = new Date(text);
  if (!withZone.test(text) || Number.isNaN(at.getTime())) {
    throw new UserError(
      `"${text}" is not an instant: use latest, or a time with its zone such as 2026-11-20T15:00:00-03:00.`,
    );
  }
  if (at > now) throw new UserError(`${text} is in the future: use a past instant.`);
  return at;
}

/** Returns the name of a restored table: `vitrine-prod-restored-20261121t150000`. */
export function restoredTableName(stage: string, now: Date): string {
  const digits = now.toISOString().slice(0, 19).replace(/[-:]/g, '').toLowerCase();
  return `vitrine-${stage}-restored-${digits}`;
}
