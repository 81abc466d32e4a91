import type { Language } from '#contract/http/languages.ts';

/** What the worker knows of its build; `web/service-worker.ts` puts it in. */
export interface WorkerBuild {
  /** What every page starts with. The page itself has a revision, the others have a hash in their name. */
  readonly startFiles: {
    readonly url: string;
    readonly revision: string | null;
    /** Without it, a release that is half uploaded could be kept with the page of the version before. */
    readonly integrity?: string;
  }[];
  /** The integrity of each file of texts, by its path. */
  readonly texts: Readonly<Record<string, string>>;
  /** What the private screens of owners and validators need besides. */
  readonly memberFiles: readonly string[];
  /** What the layout of these screens needs. */
  readonly layoutFiles: readonly string[];
  /** What a screen needs besides its layout, by the screen's path; that of the sign-in is for users who are signed in. */
  readonly screenFiles: Readonly<Record<string, readonly string[]>>;
  /** The paths of private screens. */
  readonly privatePaths: readonly string[];
  readonly pushTexts: Readonly<Record<Language, PushTexts>>;
}

/** The sentences of push messages, by their code; `title` is the title of all messages. */
export type PushTexts = Readonly<Record<string, { readonly title: string; readonly body: string }>>;

declare const WORKER_BUILD: WorkerBuild;

export const build: WorkerBuild = WORKER_BUILD;
