import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import type { LinkPreview } from '#lambdas/media/store/link-preview-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from './builders/a-business.ts';
import { aShop } from './builders/a-shop.ts';
import { anOffer, offerId } from './builders/an-offer.ts';
import { itemAt, putItems, tableHolds } from './memory-table/table.ts';
import { stored } from './stored.ts';

/** The mocked S3; after `resetLinkPreviews` it has a photo and stores everything. */
export const s3Mock = mockClient(S3Client);

const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
  .webp()
  .toBuffer();

/** Returns the stored preview of the offer. */
export const storedPreview = () => itemAt(keys.linkPreview(offerId)) as LinkPreview | undefined;

/** Stores a preview of the offer that shows something else. */
export function anotherPreviewIs(key: string): void {
  const madeAt = '2026-11-21T12:00:00.000Z';
  const preview = { itemId: offerId, key, fingerprint: 'another', madeAt };
  putItems({ ...keys.linkPreview(offerId), ...preview });
}

/** Stores the offer with these changes. */
export const offerBecomes = (changes: Parameters<typeof anOffer>[0]): void =>
  putItems(stored.offer(anOffer(changes)));

/** Number of calls that `newFileCommands` has returned already. */
let told = 0;

/** Returns the file commands since its last call. */
export function newFileCommands(): string[] {
  const done = s3Mock
    .calls()
    .slice(told)
    .map(({ args: [command] }) => {
      const { Key } = command.input as { Key: string };
      return `${command.constructor.name.replace('ObjectCommand', '')} ${Key}`;
    });
  told += done.length;
  return done;
}

/** Stores a shop and an offer without a preview before each test; S3 has every photo. */
export async function resetLinkPreviews(): Promise<void> {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  told = 0;
  s3Mock.reset();
  s3Mock.on(PutObjectCommand).resolves({});
  s3Mock.on(DeleteObjectCommand).resolves({});
  const bytes = await photo;
  s3Mock.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => bytes } as never,
  });
  tableHolds(stored.shop(aShop()), stored.business(aBusiness()), stored.offer(anOffer()));
}
