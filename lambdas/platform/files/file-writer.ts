import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '../errors/transient-errors.ts';
import type { Content, FileProgress, StoredFile } from './file.ts';
import {
  abandonFile,
  beginFile,
  completeFile,
  smallestPart,
  writeFile,
  writePart,
} from './file-storage.ts';

/** Attempts of a run before it fails. */
const attempts = 3;
/** Base of the random wait in milliseconds, doubled with each attempt. */
const firstWait = 1000;

/** Outcome of a run: the file is complete, continues in another message, or must start over. */
type WriteOutcome = 'whole' | 'unfinished' | 'lost';

/** A file that a job writes over several runs; each run continues where the last one stopped. */
export class FileWriter<Checkpoint> {
  readonly #file: StoredFile;
  readonly #startedAt: string;
  readonly #isContinued: boolean;
  #progress: FileProgress<Checkpoint> | null;

  constructor(file: StoredFile, now: Date, progress: FileProgress<Checkpoint> | null) {
    this.#file = file;
    this.#startedAt = progress?.startedAt ?? now.toISOString();
    this.#isContinued = progress !== null;
    this.#progress = progress;
  }

  /** Progress of the file; null before its first part. */
  get progress(): FileProgress<Checkpoint> | null {
    return this.#progress;
  }

  /**
   * Writes the content while there is time, at least one part. Retries transient errors, since the queue delivers a
   * failed job only minutes later. Holds one part (5 MB) and a page in memory. If it fails, it aborts an upload that
   * this run began.
   */
  async write(content: Content<Checkpoint>, hasTime: () => boolean): Promise<WriteOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#writeOn(content, hasTime);
      } catch (error) {
        if (!isTransient(error) || attempt === attempts) {
          if (!this.#isContinued) await this.abandon();
          throw error;
        }
        await pause(firstWait * 2 ** attempt * Math.random());
      }
    }
  }

  /** Aborts the upload. */
  async abandon(): Promise<void> {
    if (this.#progress) await abandonFile(this.#file, this.#progress.uploadId);
  }

  async #writeOn(content: Content<Checkpoint>, hasTime: () => boolean): Promise<WriteOutcome> {
    let texts: string[] = [];
    let bytes = 0;
    for await (const { text, next } of content(new Date(this.#startedAt), this.#progress?.place)) {
      texts.push(text);
      bytes += Buffer.byteLength(text);
      if (next === undefined || bytes < smallestPart) continue;
      await this.#writePart(texts.join(''), next);
      texts = [];
      bytes = 0;
      if (!hasTime()) return 'unfinished';
    }
    return this.#end(texts.join(''));
  }

  async #writePart(text: string, checkpoint: Checkpoint): Promise<void> {
    const { uploadId, tags } = this.#progress ?? {
      uploadId: await beginFile(this.#file),
      tags: [],
    };
    const startedAt = this.#startedAt;
    const tag = await writePart(this.#file, { uploadId, tags }, text);
    this.#progress = { uploadId, tags: [...tags, tag], startedAt, place: checkpoint };
  }

  async #end(text: string): Promise<WriteOutcome> {
    if (!this.#progress) {
      await writeFile(this.#file, text);
      return 'whole';
    }
    const { uploadId, tags } = this.#progress;
    const last = text === '' ? [] : [await writePart(this.#file, this.#progress, text)];
    const upload = { uploadId, tags: [...tags, ...last] };
    return (await completeFile(this.#file, upload)) ? 'whole' : 'lost';
  }
}
