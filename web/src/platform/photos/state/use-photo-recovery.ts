import { type RefObject, useEffect, useRef } from 'react';
import type { FormPhotos } from './form-photo.ts';
import { canRetry } from './photo-problem.ts';
import type { PhotoTask, PhotoTasks } from './photo-task.ts';

interface RecoveryOptions {
  readonly works: RefObject<PhotoTasks>;
  /** The form's value. */
  readonly value: FormPhotos;
  readonly retry: (id: string) => void;
  readonly follow: (id: string, uploadId: string, work: PhotoTask) => void;
  /** Gets a photo whose file is gone with the page. */
  readonly onLost: (id: string) => void;
}

/**
 * Goes on with the photos of a form after a reload and when the connection returns, and ends the work on those that
 * are no longer in the form, or all when the form is left.
 */
export function usePhotoRecovery(options: RecoveryOptions): void {
  const { works, value } = options;
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const resume = () => {
      const { retry, follow } = latest.current;
      for (const [id, work] of [...works.current]) {
        if (work.problem === 'NETWORK') retry(id);
        else if (work.unknownUpload !== undefined) follow(id, work.unknownUpload, work);
      }
    };
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [works]);

  useEffect(() => {
    const { current } = works;
    return () => {
      for (const { control } of current.values()) control.abort();
      current.clear();
    };
  }, [works]);

  // After a reload the form has photos that this page did not send.
  useEffect(() => {
    const { follow, onLost } = latest.current;
    for (const { id, url, uploadId, problem } of value) {
      if (works.current.has(id) || (problem !== undefined && !canRetry(problem))) continue;
      const work: PhotoTask = { control: new AbortController() };
      works.current.set(id, work);
      if (url === undefined) onLost(id);
      else if (uploadId !== undefined) follow(id, uploadId, work);
    }
  }, [works, value]);

  // The form may be emptied while its photos are being sent.
  useEffect(() => {
    const ids = new Set(value.map(({ id }) => id));
    for (const [id, work] of [...works.current]) {
      if (ids.has(id)) work.wasInForm = true;
      if (ids.has(id) || !work.wasInForm) continue;
      work.control.abort();
      works.current.delete(id);
    }
  }, [works, value]);
}
