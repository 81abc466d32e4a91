import { findClaim } from '#lambdas/claims/store/claim-store.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { exportedFilesOf, reportFilesOf } from '../support/exported-files.ts';
import { filesWith } from '../support/image-files.ts';
import { accounts } from '../support/user-pool.ts';
import type { anAccountWithAll } from './account-with-all.ts';
import { marksFound } from './stored-marks.ts';

/** Marks that may still be found after a removal, as the table of kinds says. */
export const leftOver = {
  user: ['sub'],
  claim: ['business', 'image', 'offer', 'shop'],
  claimShard: ['business', 'offer'],
  claimsMonth: ['business'],
  claimsOfOffer: ['offer'],
  offerTerms: ['business', 'offer', 'shop'],
  redemptionOfShop: ['business', 'offer', 'shop'],
  sentMail: ['business'],
  usedOfShard: ['business', 'offer'],
  audit: ['business'],
  subscription: ['business'],
  invoice: ['business', 'name', 'taxId'],
  agreement: ['business'],
  debt: ['business'],
  idempotency: ['business', 'image', 'indication', 'name', 'offer', 'shop', 'sub', 'taxId'],
};

type WithAll = Awaited<ReturnType<typeof anAccountWithAll>>;

/** Expects that the account is gone, with all items except those that the table of kinds keeps. */
export async function expectGone(account: WithAll): Promise<void> {
  expect(marksFound(account.marks)).toEqual(leftOver);
  for (const code of [account.codeOfConsumer, account.codeOfOwner]) {
    expect(await findClaim(code)).toMatchObject({ status: 'cancelled' });
  }
  expect(await findClaim(account.codeOfOwner)).not.toHaveProperty('consumerId');
  expect(await exportedFilesOf(account.userId)).toEqual([]);
  expect(await reportFilesOf(account.business.id)).toEqual([]);
  for (const owner of [ownerIdOfUser(account.userId), account.business.id]) {
    expect(await filesWith(owner)).toEqual([]);
  }
  expect(accounts.has(account.userId)).toBe(false);
  expect(accounts.has(account.reservedUserId)).toBe(false);
  expect(accounts.has(account.validatorUserId)).toBe(false);
}
