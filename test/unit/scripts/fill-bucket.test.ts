import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { openFileNames } from '#scripts/site/build-open-files.ts';
import { fillSiteBucket, uploadOpenFiles } from '#scripts/site/fill-bucket.ts';
import { filesAre } from '#test/support/kept-files.ts';

const outputs = { SiteBucketName: 'site' } as Parameters<typeof uploadOpenFiles>[0]['outputs'];
const bucket = { endpoint: 'http://127.0.0.1:4566', outputs };

test('the built site replaces the files of earlier builds, but not the sitemap', async () => {
  const sitemap = ['sitemap.xml', 'sitemaps/1.xml', 'sitemaps/12.xml'];
  const files = filesAre(
    ['index.html', 'old.html', 'static/index-old.js', ...sitemap],
    Buffer.from(''),
  );
  await fillSiteBucket(bucket);
  expect(files.keys()).toEqual(expect.arrayContaining(sitemap));
  for (const old of ['old.html', 'static/index-old.js']) expect(files.keys()).not.toContain(old);
});

test('the development server finds the files of open pages at the edge', async () => {
  const s3 = mockClient(S3Client);
  await uploadOpenFiles(bucket);
  const files = s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);
  expect(files.map(({ Key }) => Key)).toEqual(openFileNames());
  const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
  for (const { Bucket, Key = '', ContentType } of files) {
    const type = Object.entries(types).find(([ending]) => Key.endsWith(`.${ending}`))?.[1];
    expect([Bucket, ContentType]).toEqual(['site', type]);
  }
});
