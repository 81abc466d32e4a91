import type { accountRoutes } from '#contract/routes/accounts.ts';
import { hasExpired } from '../exports/export.ts';
import { type ExportItem, findExport } from '../exports/export-repository.ts';
import type { Operations } from '../shared/http/api-handler.ts';
import type { SubjectSource } from '../shared/http/subject-source.ts';

/** A user has at most one export, stored under the user's id. */
const exportSource = {
  find: async (id, { actor, now }) => {
    if (!actor) return undefined;
    const stored = await findExport(actor.userId);
    const isAsked = stored?.id === id && !hasExpired(stored, now);
    return isAsked ? { ...stored, userId: actor.userId } : undefined;
  },
  ownerOf: ({ userId }) => userId,
} satisfies SubjectSource<ExportItem & { readonly userId: string }>;

/** Loads the items that calls on accounts are about. */
export const subjects = { export: exportSource };

export type AccountOperations = Operations<typeof accountRoutes, typeof subjects>;
