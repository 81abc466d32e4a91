import { removeForGood } from './stored-files.ts';

/** Removes the files of the receipts of an invoice that is gone, with all their versions. */
export async function removeReceipts(fileKeys: readonly string[]): Promise<void> {
  await Promise.all(fileKeys.map(removeForGood));
}
