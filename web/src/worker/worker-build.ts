import type { Language } from '#contract/http/languages.ts';

/** Facts about the build, which `web/service-worker.ts` inserts. */
export interface WorkerBuild {
  /** The files that every page starts with. The page itself has a revision, the others have a hash in their name. */
  readonly startFiles: {
    readonly url: string;
    readonly revision: string | null;
    /** Prevents caching a half-uploaded release together with the previous version's page. */
    readonly integrity?: string;
  }[];
  /** The integrity of each file of texts, by its path. */
  readonly texts: Readonly<Record<string, string>>;
  /** The further files of wallet and counter, and of all parts that they load on demand. */
  readonly bareFiles: readonly string[];
  /** The further files of owners' and validators' private screens. */
  readonly memberFiles: readonly string[];
  /** The files of the layout of private screens. */
  readonly layoutFiles: readonly string[];
  /** The further files of each private screen, by the screen's path; the sign-in's are for signed-in users. */
  readonly screenFiles: Readonly<Record<string, readonly string[]>>;
  /** The files that each screen without the shell starts with, by the screen's path. */
  readonly bareScreenFiles: Readonly<Record<string, readonly string[]>>;
  readonly privatePaths: readonly string[];
  readonly pushTexts: Readonly<Record<Language, PushTexts>>;
}

/** The texts of push messages by their code; `title` is the title of all messages. */
export type PushTexts = Readonly<Record<string, { readonly title: string; readonly body: string }>>;

declare const WORKER_BUILD: WorkerBuild;

export const build: WorkerBuild = WORKER_BUILD;
