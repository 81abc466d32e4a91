import { type RefObject, useEffect, useRef } from 'react';
import type { FormPhotos } from './form-photo.ts';
import { canRetry } from './photo-problem.ts';
import type { PhotoTask, PhotoTasks } from './photo-task.ts';

interface RecoveryOptions {
  readonly works: RefObject<PhotoTasks>;
  readonly value: FormPhotos;
  readonly retry: (id: string) => void;
  readonly poll: (id: string, uploadId: string, work: PhotoTask) => void;
  /** Called with a photo whose file was lost with the page. */
  readonly onLost: (id: string) => void;
}

/** Continues sending photos after a reload or when online again; stops for photos that were removed. */
export function usePhotoRecovery(options: RecoveryOptions): void {
  const { works, value } = options;
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const resume = () => {
      const { retry, poll } = latest.current;
      for (const [id, work] of [...works.current]) {
        if (work.problem === 'NETWORK') retry(id);
        else if (work.unknownUpload !== undefined) poll(id, work.unknownUpload, work);
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

  // After a reload, the form has photos that this page did not send.
  useEffect(() => {
    const { poll, onLost } = latest.current;
    for (const { id, url, uploadId, problem } of value) {
      if (works.current.has(id) || (problem !== undefined && !canRetry(problem))) continue;
      const work: PhotoTask = { control: new AbortController() };
      works.current.set(id, work);
      if (url === undefined) onLost(id);
      else if (uploadId !== undefined) poll(id, uploadId, work);
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
