import { indicationLifecycle } from '#contract/lifecycles/lifecycles.ts';
import type { Indication, IndicationInput } from '#contract/shops/indications.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';

/** Returns a new indication; an empty comment is left out. */
export function newIndication(
  { comment, ...input }: IndicationInput,
  { id, now }: { id: string; now: Date },
): Indication {
  return {
    ...input,
    ...(comment && { comment }),
    id,
    status: indicationLifecycle.initial,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** Events that lead to a status; none leads back to `new`. */
const eventTo = { contacted: 'contact', converted: 'convert', discarded: 'discard' } as const;

interface StatusChange {
  readonly event: (typeof eventTo)[keyof typeof eventTo];
  readonly indication: Indication;
}

/** Changes the status of an indication; undefined where it has that status already. Throws INVALID_TRANSITION. */
export function changeStatus(
  indication: Indication,
  status: Indication['status'],
  now: Date,
): StatusChange | undefined {
  if (status === indication.status) return undefined;
  if (status === 'new') throw new AppError('INVALID_TRANSITION');
  const event = eventTo[status];
  return {
    event,
    indication: {
      ...indication,
      status: requireTransition(indicationLifecycle, indication.status, event),
      updatedAt: now.toISOString(),
      version: indication.version + 1,
    },
  };
}
