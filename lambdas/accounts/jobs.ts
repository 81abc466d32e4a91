import * as z from 'zod/mini';
import {
  account,
  accountLists,
  hasChanged,
  item,
  itemLists,
  job,
} from '#lambdas/platform/jobs/job-row.ts';

/** A list item that failed in a step of a removal, to be retried. */
const failedItem = { step: z.string(), itemId: z.string() };
const itemOfAccount = { ...account, ...failedItem };
const itemOfBusiness = { ...item, ...failedItem };

export const accountJobs = {
  'end-sign-in': job('account-jobs', account, {
    'USER USER': ({ before, after }) =>
      before?.status === 'active' &&
      after !== undefined &&
      !['active', 'removed'].includes(after.status ?? ''),
  }),
  'restore-sign-in': job('account-jobs', account, {
    'USER USER': ({ before, after }) => before?.status === 'disabled' && after?.status === 'active',
  }),
  'remove-account': job('account-jobs', accountLists, {
    'USER USER': (change) => hasChanged(change, 'status') && change.after?.status === 'removed',
  }),
  'remove-item-of-account': job('account-jobs', itemOfAccount),
  'close-business': job('account-jobs', itemLists, {
    'BUSINESS BUSINESS': (change) =>
      hasChanged(change, 'status') && change.after?.status === 'closed',
  }),
  'remove-item-of-business': job('account-jobs', itemOfBusiness),
} as const;
