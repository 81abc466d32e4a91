import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { removeReceipts } from '#lambdas/billing/receipts/receipt-storage.ts';

const s3 = mockClient(S3Client);
const Bucket = 'receipts-of-test';
const key = 'kept/biz_1/upl_1.jpg';

const deleted = () => s3.commandCalls(DeleteObjectsCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  s3.reset();
  s3.on(ListObjectVersionsCommand).resolves({});
  s3.on(DeleteObjectsCommand).resolves({});
});

describe('the receipts of a removed invoice', () => {
  it('are removed with all their versions and delete markers, and no other file is', async () => {
    s3.on(ListObjectVersionsCommand, { Bucket, Prefix: key }).resolves({
      Versions: [
        { Key: key, VersionId: '1' },
        { Key: `${key}.other`, VersionId: '2' },
        { Key: key, VersionId: '3' },
      ],
      DeleteMarkers: [{ Key: key, VersionId: '4' }],
    });
    await removeReceipts([key, 'kept/biz_1/upl_gone.pdf']);
    const Objects = ['1', '3', '4'].map((VersionId) => ({ Key: key, VersionId }));
    expect(deleted()).toEqual([{ Bucket, Delete: { Objects, Quiet: true } }]);
  });

  it('are removed to the last page of versions', async () => {
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({ Versions: [{ Key: key, VersionId: '1' }], IsTruncated: true })
      .resolvesOnce({ Versions: [{ Key: key, VersionId: '2' }] });
    await removeReceipts([key]);
    expect(deleted()).toHaveLength(2);
  });

  it('are tried again if S3 keeps a version', async () => {
    s3.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: key, VersionId: '1' }] });
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: key, Code: 'InternalError' }] });
    await expect(removeReceipts([key])).rejects.toThrow('InternalError');
  });
});
