import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { siteFolder } from '#scripts/site/build-site.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';
import { workerPath } from '#web/lib/worker/worker-message.ts';
import { expect } from './test.ts';

/** The keys of the answers that the device keeps. */
export const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('vitrine');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const done = (keys: readonly string[]) => {
            database.close();
            resolve(keys);
          };
          if (!database.objectStoreNames.contains('kept')) return done([]);
          const reading = database.transaction('kept').objectStore('kept').getAllKeys();
          reading.onsuccess = () => done(reading.result.map(String));
        };
      }),
  );

/** Waits until the device keeps a list of a business, such as its shops. */
export async function untilKept(page: Page, list: 'shops' | 'offers'): Promise<void> {
  const isOfList = expect.stringContaining(`/${list}","pages"`);
  const queries = async () => (await keptKeys(page)).map(decodeURIComponent);
  await expect.poll(queries).toEqual(expect.arrayContaining([isOfList]));
}

/** The paths of all that the service worker keeps. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the app starts offline: until the worker keeps the page, its texts and the private screens. */
export async function untilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => cachedPaths(page), { timeout: 40_000 })
    .toEqual(
      expect.arrayContaining([
        '/index.html',
        '/config.json',
        '/assets/i18n/pt.json',
        expect.stringMatching(/^\/static\/private-.*\.js$/),
        expect.stringMatching(/^\/static\/lists-.*\.js$/),
      ]),
    );
}

/** The service worker of a context. */
export async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** Puts a service worker with other bytes onto the site, as a release does, and returns what puts the built one back. */
export async function releaseWorker(): Promise<() => Promise<void>> {
  const built = readFileSync(path.join(siteFolder, workerPath), 'utf8');
  const client = new S3Client(awsClientSettings());
  const put = async (Body: string) => {
    const Bucket = stageUnderTest().outputs.SiteBucketName;
    const Key = workerPath.slice(1);
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/javascript' }));
  };
  await put(`${built}\n// A release.`);
  return () => put(built);
}

/** Makes a page look for a newer version of the app, as it does when the user returns to it after an hour. */
export async function lookForVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
}
