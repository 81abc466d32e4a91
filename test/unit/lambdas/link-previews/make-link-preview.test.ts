import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
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
import { makeLinkPreview } from '#lambdas/link-previews/make-link-preview.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { aStoredImage, imageKey } from '#test/support/builders/an-image.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { cancelled, stored, table, tableHolds, writtenKeys } from '#test/support/mocked-table.ts';

interface Preview {
  readonly itemId: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly madeAt: string;
}

const now = new Date('2026-11-21T12:00:00.000Z');
const other: Preview = {
  itemId: offerId,
  key: 'other.jpg',
  fingerprint: 'other',
  madeAt: now.toISOString(),
};
const s3 = mockClient(S3Client);
const photo = sharp({ create: { width: 64, height: 64, channels: 3, background: '#00f' } })
  .webp()
  .toBuffer();

/** The stored preview of the offer. */
let preview: Preview | undefined;

/** Writes of a transaction on the preview. */
function apply({ TransactItems = [] }: TransactWriteCommandInput) {
  for (const { Put, Delete } of TransactItems) {
    if (Put) preview = Put.Item as Preview;
    if (Delete) preview = undefined;
  }
  return {};
}

/** Makes the table hold these, and the stored preview. */
function given(...items: readonly ReturnType<typeof stored.offer>[]): void {
  tableHolds(...items);
  table
    .on(GetCommand, { Key: keys.linkPreview(offerId) })
    .callsFake(() => ({ Item: preview && { ...keys.linkPreview(offerId), ...preview } }));
  table.on(TransactWriteCommand).callsFake(apply);
}

const shop = stored.shop(aShop());
const business = stored.business(aBusiness());
const givenOffer = (changes: Parameters<typeof anOffer>[0] = {}) =>
  given(stored.offer(anOffer(changes)), shop, business);

/** How many calls `fileCommands` has told already. */
let told = 0;

/** What was done with files since the last call of this function. */
function fileCommands(): string[] {
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

const writes = () => table.commandCalls(TransactWriteCommand).length;

beforeEach(async () => {
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
});

describe('the preview of an offer', () => {
  it('is stored below the folder of its business, as long as the offer is there', async () => {
    await makeLinkPreview(offerId, now);
    const key = preview?.key;
    expect(key).toMatch(`offer/${businessId}/previews/${offerId}-`);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'images-of-test',
      ContentType: 'image/jpeg',
      CacheControl: 'public, max-age=31536000, immutable',
    });
    expect(fileCommands()).toEqual([`Put ${key}`]);
    expect(writtenKeys()).toEqual([
      `LINK_PREVIEW#${offerId} LINK_PREVIEW`,
      `OFFER#${offerId} OFFER`,
    ]);
  });

  it('is neither drawn nor written again while it shows the same', async () => {
    await makeLinkPreview(offerId, now);
    fileCommands();
    givenOffer({ version: 2, moreDetails: 'Só pela manhã' });
    await makeLinkPreview(offerId, new Date());
    expect(fileCommands()).toEqual([]);
    expect(writes()).toBe(0);
  });

  it('replaces the one before, whose file goes last', async () => {
    await makeLinkPreview(offerId, now);
    const before = preview?.key;
    fileCommands();
    givenOffer({ title: 'Pão de queijo' });
    await makeLinkPreview(offerId, now);
    expect(preview).toMatchObject({ replacedKey: before });
    expect(fileCommands()).toEqual([`Put ${preview?.key}`, `Delete ${before}`]);
  });

  it('loses the file before it at the next run where a run ended too early', async () => {
    await makeLinkPreview(offerId, now);
    const before = preview?.key;
    givenOffer({ title: 'Pão de queijo' });
    s3.on(DeleteObjectCommand).rejectsOnce(new Error('It ended')).resolves({});
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('It ended');
    fileCommands();
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Delete ${before}`]);
  });

  it('has the same file at the next run where a run ended before it was stored', async () => {
    table.on(TransactWriteCommand).rejectsOnce(new Error('It ended')).callsFake(apply);
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('It ended');
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Put ${preview?.key}`, `Put ${preview?.key}`]);
  });

  it('has its photo', async () => {
    givenOffer({ images: [aStoredImage()] });
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Get ${imageKey()}/1280.webp`, `Put ${preview?.key}`]);
  });

  it('has none where that is gone, and is not drawn again then', async () => {
    givenOffer({ images: [aStoredImage()] });
    s3.on(GetObjectCommand).rejects(new NoSuchKey({ message: 'gone', $metadata: {} }));
    await makeLinkPreview(offerId, now);
    await makeLinkPreview(offerId, now);
    expect(fileCommands().filter((one) => one.startsWith('Put'))).toHaveLength(1);
  });

  it('is left to the next run where its photo cannot be read now', async () => {
    givenOffer({ images: [aStoredImage()] });
    s3.on(GetObjectCommand).rejects(Object.assign(new Error('busy'), { name: 'SlowDown' }));
    await expect(makeLinkPreview(offerId, now)).rejects.toThrow('busy');
    expect(preview).toBeUndefined();
  });
});

describe('two jobs for the same preview', () => {
  const conflict = () => cancelled('ConditionalCheckFailed', 'None');

  it('leave the file of the one that stored it, and draw again where the other read less', async () => {
    table
      .on(TransactWriteCommand)
      .callsFakeOnce(() => {
        preview = other;
        throw conflict();
      })
      .callsFake(apply);
    await makeLinkPreview(offerId, now);
    const [first, removed, second, last] = fileCommands();
    expect(removed).toBe(first?.replace('Put', 'Delete'));
    expect([second, last]).toEqual([`Put ${preview?.key}`, 'Delete other.jpg']);
  });

  it('keep the file that both made', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input: TransactWriteCommandInput) => {
      apply(input);
      throw conflict();
    });
    await makeLinkPreview(offerId, now);
    expect(fileCommands()).toEqual([`Put ${preview?.key}`]);
  });
});

describe('the preview of an offer that was removed', () => {
  it('goes with all files that were made for it', async () => {
    const folder = `offer/${businessId}/previews`;
    preview = { ...other, key: `${folder}/${offerId}-two.jpg` };
    given(shop, business);
    // Also one of a job that ended before it named it.
    const keysOfFiles = ['one', 'two'].map((name) => `${folder}/${offerId}-${name}.jpg`);
    s3.on(ListObjectsV2Command, { Prefix: `${folder}/${offerId}-` }).resolves({
      Contents: keysOfFiles.map((Key) => ({ Key })),
    });
    await makeLinkPreview(offerId, now);
    expect(fileCommands().slice(1)).toEqual(keysOfFiles.map((Key) => `Delete ${Key}`));
    expect(preview).toBeUndefined();
  });

  it('is not stored where the offer goes while it is drawn', async () => {
    table.on(TransactWriteCommand).callsFakeOnce(() => {
      given(shop, business);
      throw cancelled('None', 'ConditionalCheckFailed');
    });
    await makeLinkPreview(offerId, now);
    const [first, ...others] = fileCommands();
    expect(others).toEqual([first?.replace('Put', 'Delete')]);
    expect(preview).toBeUndefined();
  });
});

describe('the preview of a shop', () => {
  it('is stored below the folder of its business, as long as the shop is there', async () => {
    await makeLinkPreview(shopId, now);
    const [first] = fileCommands();
    expect(first).toMatch(`Put shop/${businessId}/previews/${shopId}-`);
    expect(writtenKeys()).toEqual([`LINK_PREVIEW#${shopId} LINK_PREVIEW`, `SHOP#${shopId} SHOP`]);
  });
});
