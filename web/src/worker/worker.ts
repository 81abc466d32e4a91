/// <reference lib="webworker" />
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute';
import { registerRoute } from 'workbox-routing/registerRoute';
import { isAppPath } from './file-kind.ts';
import { cacheFiles, routeFiles } from './files.ts';
import { cacheMemberFiles, removeOldMemberFiles, renewMemberFiles } from './member-files.ts';
import { pageHandler } from './page.ts';
import { openFromMessage, renewSubscription, showPushMessage, storeLanguage } from './push.ts';
import { reloadOpenPages, takeOverFromOldWorker } from './take-over.ts';
import { removeOldTexts, renewTexts } from './texts.ts';
import { build } from './worker-build.ts';
import type { MessageToWorker } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

cleanupOutdatedCaches();
precacheAndRoute(build.startFiles, { cleanURLs: false });
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isAppPath(url.pathname),
  pageHandler(),
);
routeFiles();

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([renewMemberFiles(), renewTexts(), takeOverFromOldWorker()])),
);
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOldMemberFiles(),
      removeOldTexts(),
      // Only a controlled window may be reloaded.
      self.clients.claim().then(reloadOpenPages),
    ]),
  ),
);
self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  switch (message.type) {
    case 'keep-files':
      event.waitUntil(
        Promise.all([
          cacheFiles(message.urls, event),
          message.isSignedIn && cacheMemberFiles(message.isBare),
        ]),
      );
      break;
    case 'language':
      event.waitUntil(storeLanguage(message.language));
      break;
    case 'take-over':
      event.waitUntil(self.skipWaiting());
      break;
  }
});
self.addEventListener('push', (event) => event.waitUntil(showPushMessage(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromMessage(event.notification));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renewSubscription()),
);
