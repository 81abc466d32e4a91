import { removeForGood } from './receipt-storage.ts';

/** Removes the receipt files of an expired invoice, with all versions. */
export async function removeReceipts(fileKeys: readonly string[]): Promise<void> {
  await Promise.all(fileKeys.map(removeForGood));
}
