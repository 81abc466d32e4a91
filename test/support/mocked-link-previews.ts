import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  GetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness } from './builders/a-business.ts';
import { aShop } from './builders/a-shop.ts';
import { anOffer, offerId } from './builders/an-offer.ts';
import { table, tableHolds } from './mocked-table.ts';
import { stored } from './stored.ts';

interface Preview {
  readonly itemId: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly madeAt: string;
}

/** The mocked client of S3, which has a photo and stores everything after `resetLinkPreviews`. */
export const s3 = mockClient(S3Client);

const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
  .webp()
  .toBuffer();

let preview: Preview | undefined;

/** The stored preview of the offer. */
export const storedPreview = (): Preview | undefined => preview;

/** Makes a preview with this file, which shows something else, the stored one of the offer. */
export function anotherPreviewIs(key: string): void {
  preview = {
    itemId: offerId,
    key,
    fingerprint: 'another',
    madeAt: '2026-11-21T12:00:00.000Z',
  };
}

/** Does what a transaction writes on the preview. */
export function applyToPreview({ TransactItems = [] }: TransactWriteCommandInput) {
  for (const { Put, Delete } of TransactItems) {
    if (Put) preview = Put.Item as Preview;
    if (Delete) preview = undefined;
  }
  return {};
}

/** Makes the table hold a business and a shop, these items, and the stored preview. */
export function given(...items: readonly ReturnType<typeof stored.offer>[]): void {
  tableHolds(stored.shop(aShop()), stored.business(aBusiness()), ...items);
  table
    .on(GetCommand, { Key: keys.linkPreview(offerId) })
    .callsFake(() => ({ Item: preview && { ...keys.linkPreview(offerId), ...preview } }));
  table.on(TransactWriteCommand).callsFake(applyToPreview);
}

/** Makes the table hold an offer, its business and its shop, and the stored preview. */
export const givenOffer = (changes: Parameters<typeof anOffer>[0] = {}): void =>
  given(stored.offer(anOffer(changes)));

/** How many calls `fileCommands` has told already. */
let told = 0;

/** What was done with files since the last call of this function. */
export function fileCommands(): string[] {
  const done = s3
    .calls()
    .slice(told)
    .map(({ args: [command] }) => {
      const { Key } = command.input as { Key: string };
      return `${command.constructor.name.replace('ObjectCommand', '')} ${Key}`;
    });
  told += done.length;
  return done;
}

/** Before each test there is an offer without a preview, and S3 has every photo. */
export async function resetLinkPreviews(): Promise<void> {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  preview = undefined;
  told = 0;
  s3.reset();
  s3.on(PutObjectCommand).resolves({});
  s3.on(DeleteObjectCommand).resolves({});
  const bytes = await photo;
  s3.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => bytes } as never,
  });
  givenOffer();
}
