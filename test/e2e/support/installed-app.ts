import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { siteFolder } from '#scripts/site/build-site.ts';
import { cachedPaths, filesOfStart, keptKeys } from '#test/support/kept-on-device.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';
import { workerPath } from '#web/worker/worker-message.ts';
import { expect } from './test.ts';

/** Waits until the device has cached a query whose key contains this text, such as `/shops","pages"`. */
export async function untilKept(page: Page, part: string): Promise<void> {
  const queries = async () => (await keptKeys(page)).map(decodeURIComponent);
  await expect.poll(queries).toEqual(expect.arrayContaining([expect.stringContaining(part)]));
}

/** Waits until the worker has cached files whose paths match. */
export async function untilCached(page: Page, files: readonly RegExp[]): Promise<void> {
  await expect
    .poll(() => cachedPaths(page), { timeout: 40_000 })
    .toEqual(expect.arrayContaining(files.map((file) => expect.stringMatching(file))));
}

/** Waits until the app can start offline: the worker has cached the page, its texts and the private screens. */
export const untilInstalled = (page: Page): Promise<void> => untilCached(page, filesOfStart);

export async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/**
 * Replaces the service worker of the site, as a release does; returns a function that restores it. Both files must
 * have the same length, or the endpoint aborts a running answer.
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

/** A worker from before the open pages: it answers every page, some with an old flyer and the others with the app. */
const oldWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.url.includes('/api/')) return;
  const old = '<!doctype html><h1>Folheto de antes</h1>';
  const headers = { 'content-type': 'text/html' };
  const isOld = event.request.url.includes('antes');
  event.respondWith(isOld ? new Response(old, { headers }) : fetch('/index.html'));
});
`;

/** Installs a worker from before the open pages. Other devices never find it, since its file has a name of its own. */
export async function installOldWorker(page: Page): Promise<void> {
  const name = `old-worker-${randomUUID()}.js`;
  const client = new S3Client(awsClientSettings());
  const Bucket = stageUnderTest().outputs.SiteBucketName;
  const file = { Bucket, Key: name };
  const ContentType = 'text/javascript';
  await client.send(new PutObjectCommand({ ...file, Body: oldWorker, ContentType }));
  await page.evaluate(async (path) => {
    const { promise: hasTakenOver, resolve } = Promise.withResolvers<void>();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
    await navigator.serviceWorker.register(path);
    await hasTakenOver;
  }, `/${name}`);
  await client.send(new DeleteObjectCommand(file));
}

/** Makes the page look for a newer version of the app, like a user who returns after an hour. */
export async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}
