import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { siteFolder } from '#scripts/site/build-site.ts';
import { cachedPaths, filesOfStart, keptKeys } from '#test/support/kept-on-device.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';
import { workerPath } from '#web/worker/worker-message.ts';
import { expect } from './test.ts';

/** Waits until the device keeps the answer to a query, by a part of its key, such as `/shops","pages"`. */
export async function untilKept(page: Page, part: string): Promise<void> {
  const queries = async () => (await keptKeys(page)).map(decodeURIComponent);
  await expect.poll(queries).toEqual(expect.arrayContaining([expect.stringContaining(part)]));
}

/** Waits until the app starts offline: until the worker keeps the page, its texts and the private screens. */
export async function untilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => cachedPaths(page), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(filesOfStart.map((file) => expect.stringMatching(file))));
}

/** The service worker of a context. */
export async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/**
 * Puts a service worker with other bytes onto the site, as a release does, and returns what puts the built one back. Both
 * have the same length: the endpoint breaks an answer off whose file gets another length meanwhile, and the local site
 * then leaves the browser's request for the worker open for ever.
 */
export async function releaseWorker(): Promise<() => Promise<void>> {
  const built = readFileSync(path.join(siteFolder, workerPath), 'utf8');
  const client = new S3Client(awsClientSettings());
  const put = async (Body: string) => {
    const Bucket = stageUnderTest().outputs.SiteBucketName;
    const Key = workerPath.slice(1);
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/javascript' }));
  };
  await put(built.replace(/\n$/, ' '));
  return () => put(built);
}

/** Makes a page look for a newer version of the app, as it does when the user returns to it after an hour. */
export async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}
