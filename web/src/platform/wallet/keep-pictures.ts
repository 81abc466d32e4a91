import { variantOf } from '#contract/media/image-variants.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { inWallet, type StoredClaim } from './wallet-database.ts';

/** Returns the file of an offer's picture that a wallet shows and keeps; undefined without a picture. */
export function pictureOf({ claim: { image } }: Pick<StoredClaim, 'claim'>): string | undefined {
  return image?.status === 'ready' ? variantOf(image.url, 320, 'webp') : undefined;
}

async function load(url: string): Promise<Blob | undefined> {
  const response = await fetch(url);
  const picture = response.ok ? await response.blob() : undefined;
  // The site answers a missing file by the page of the app.
  return picture?.type.startsWith('image/') ? picture : undefined;
}

async function keepPicture({ userId, claim }: StoredClaim, picture: Blob): Promise<void> {
  await inWallet(async (wallet) => {
    const transaction = wallet.transaction('claims', 'readwrite');
    const stored = await transaction.store.get([userId, claim.code]);
    // The voucher may have left the wallet while its picture was loading.
    if (stored && storedUserId() === userId) await transaction.store.put({ ...stored, picture });
    await transaction.done;
  });
}

/** Loads and stores missing pictures of stored vouchers, one after the other. Failed ones wait for the next time. */
export async function keepPictures(stored: readonly StoredClaim[]): Promise<void> {
  for (const each of stored) {
    const url = each.picture ? undefined : pictureOf(each);
    if (url === undefined) continue;
    try {
      const picture = await load(url);
      if (picture) await keepPicture(each, picture);
    } catch {
      // No connection, or a browser that stores no files.
    }
  }
}
