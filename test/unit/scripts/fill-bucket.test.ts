import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { uploadOpenFiles } from '#scripts/site/fill-bucket.ts';

const s3 = mockClient(S3Client);

test('the development server finds the files of open pages at the edge', async () => {
  const outputs = { SiteBucketName: 'site' } as Parameters<typeof uploadOpenFiles>[0]['outputs'];
  await uploadOpenFiles({ endpoint: 'http://127.0.0.1:4566', outputs });
  const files = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
  expect(files).toEqual([
    {
      Bucket: 'site',
      Key: expect.stringMatching(/^static\/open\/page-[\w-]+\.js$/),
      ContentType: 'text/javascript',
      Body: expect.any(Buffer),
    },
    {
      Bucket: 'site',
      Key: expect.stringMatching(/^static\/open\/sofia-[\w-]+\.woff2$/),
      ContentType: 'font/woff2',
      Body: expect.any(Buffer),
    },
  ]);
  expect(s3.calls()).toHaveLength(2);
});
