import type { accountRoutes } from '#contract/accounts/routes.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import type { TargetSource } from '#lambdas/platform/http/target-source.ts';
import { hasExpired } from './exports/export.ts';
import { type ExportItem, findExport } from './exports/store/export-store.ts';

/** A user has at most one export, stored under the user's id. */
const exportSource = {
  find: async (id, { actor, now }) => {
    if (!actor) return undefined;
    const stored = await findExport(actor.userId);
    const isAsked = stored?.id === id && !hasExpired(stored, now);
    return isAsked ? { ...stored, userId: actor.userId } : undefined;
  },
  ownerOf: ({ userId }) => userId,
} satisfies TargetSource<ExportItem & { readonly userId: string }>;

/** Loads the items that calls on accounts are about. */
export const targets = { export: exportSource };

export type AccountOperations = Operations<typeof accountRoutes, typeof targets>;
