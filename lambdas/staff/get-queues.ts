import { ok } from '#lambdas/platform/http/answer.ts';
import { countQueue } from './store/queue-store.ts';
import type { StaffOperations } from './targets.ts';

/** Tells how many cases wait for staff in each queue, and since when the oldest one waits. */
export const getQueues: StaffOperations['getQueues'] = async () => {
  const [businesses, invoices, indications] = await Promise.all([
    countQueue('businesses'),
    countQueue('invoices'),
    countQueue('indications'),
  ]);
  return ok({ businesses, invoices, indications });
};
