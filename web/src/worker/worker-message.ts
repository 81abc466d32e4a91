/** What a page tells the service worker. */
export type MessageToWorker =
  /** Keep the files of this page, and those of the private screens for a user who is signed in. */
  | {
      readonly type: 'keep-files';
      readonly urls: readonly string[];
      readonly isSignedIn: boolean;
    }
  /** The language of push messages. */
  | { readonly type: 'language'; readonly language: string }
  /** Take over from the version before. */
  | { readonly type: 'take-over' };

/** What the service worker tells a page, which answers on the port of the message where there is one. */
export type MessageToPage =
  /** Open a screen: a push message was clicked. */
  | { readonly type: 'open'; readonly path: string }
  /** The browser has another push subscription. */
  | { readonly type: 'subscription-changed' };

/** The script of the service worker, which the specification names. */
export const workerPath = '/ngsw-worker.js';
