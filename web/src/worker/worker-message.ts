/** A message from a page to the service worker. */
export type MessageToWorker =
  /** Cache the files of this page and, for a signed-in user, of wallet, counter and private screens. */
  | {
      readonly type: 'keep-files';
      readonly urls: readonly string[];
      readonly isSignedIn: boolean;
      /** Leaves out the private screens, which are most of the app. */
      readonly isBare?: boolean;
    }
  | { readonly type: 'language'; readonly language: string }
  | { readonly type: 'take-over' };

/** A message from the service worker to a page, which answers on the message's port, if any. */
export type MessageToPage =
  /** Open a screen: a push message was clicked. */
  | { readonly type: 'open'; readonly path: string }
  /** The browser has another push subscription. */
  | { readonly type: 'subscription-changed' };

/** The script of the service worker; the specification gives its name. */
export const workerPath = '/ngsw-worker.js';
