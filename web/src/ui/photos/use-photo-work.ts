import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageArea } from '#contract/images.ts';
import { UploadError } from '#web/lib/pictures/upload-error.ts';
import { showToast } from '../toast/toast.ts';
import { changePhoto, type FormPhotos } from './form-photo.ts';
import { canRetry, isGone, type PhotoProblem, problemOf, retryTimeOf } from './photo-problem.ts';
import { changeState, type PhotoState, type PhotoStates, stepOf } from './photo-state.ts';

export interface PhotoWorkOptions {
  readonly area: ImageArea;
  /** The form's value. */
  readonly value: FormPhotos;
  readonly onChange: (update: (photos: FormPhotos) => FormPhotos) => void;
}

interface Work {
  readonly control: AbortController;
  /** The chosen file, to send it again. */
  readonly file?: Blob;
  problem?: PhotoProblem;
}

interface PhotoWork {
  readonly states: PhotoStates;
  /** Sends a file as the photo with this id, and follows what becomes of it. */
  readonly send: (id: string, file: Blob) => void;
  readonly stop: (id: string) => void;
  /** Sends a photo again, if its file is still known. */
  readonly retry: (id: string) => void;
}

/**
 * Sends the photos of a form and follows what becomes of them; ends when the form is left. `tell` gets what has
 * happened, for screen readers.
 */
export function usePhotoWork(
  { area, value, onChange }: PhotoWorkOptions,
  tell: (news: string) => void,
): PhotoWork {
  const { t } = useTranslation();
  const [states, setStates] = useState<PhotoStates>(new Map());
  const works = useRef(new Map<string, Work>());

  const setState = (id: string, change: Partial<PhotoState>) =>
    setStates((before) => changeState(before, id, change));

  const setProblem = (id: string, problem: PhotoProblem) =>
    onChange((photos) => changePhoto(photos, id, (photo) => ({ ...photo, problem })));

  const fail = (id: string, problem: PhotoProblem) => {
    setProblem(id, problem);
    const work = works.current.get(id);
    if (work) work.problem = problem;
    const count = [...works.current.values()].filter((one) => one.problem === problem).length;
    const reason = t(`photos.problems.${problem}`);
    const text = count > 1 ? t('photos.severalFailed', { count, reason }) : reason;
    void showToast(text, 'error', `photos-${problem}`);
  };

  const follow = async (id: string, uploadId: string, { signal }: AbortController) => {
    try {
      const { followUpload } = await import('./follow-upload.ts');
      const { status, reasonCode, image } = await followUpload(uploadId, signal);
      if (status === 'refused') fail(id, reasonCode ?? 'REFUSED');
      if (status !== 'ready') return;
      setState(id, { phase: 'ready', image });
      tell(t('photos.news.ready'));
    } catch (error) {
      // Without an answer the photo has still been uploaded, and the form may be sent with it.
      if (!signal.aborted && isGone(error)) fail(id, 'GONE');
    }
  };

  const send = async (id: string, file: Blob) => {
    const control = new AbortController();
    works.current.set(id, { control, file });
    setState(id, { phase: 'waiting', sent: 0, retryTime: undefined });
    try {
      const { sendPhoto } = await import('./send-photo.ts').catch(() => {
        throw new UploadError(0);
      });
      const { id: uploadId, imageUrl: url } = await sendPhoto(file, {
        area,
        signal: control.signal,
        onPrepared: (preview) => setState(id, { phase: 'sending', preview }),
        onSent: (part) => setState(id, { sent: stepOf(part) }),
      });
      setState(id, { phase: 'processing', sent: 1 });
      onChange((photos) => changePhoto(photos, id, (photo) => ({ ...photo, url, uploadId })));
      tell(t('photos.news.sent'));
      await follow(id, uploadId, control);
    } catch (error) {
      if (control.signal.aborted) return;
      setState(id, { retryTime: retryTimeOf(error, Date.now()) });
      fail(id, problemOf(error));
    }
  };

  const stop = (id: string) => {
    works.current.get(id)?.control.abort();
    works.current.delete(id);
  };

  const retry = (id: string) => {
    const file = works.current.get(id)?.file;
    if (!file) return;
    stop(id);
    onChange((photos) => changePhoto(photos, id, () => ({ id })));
    void send(id, file);
  };

  const retryLatest = useRef(retry);
  retryLatest.current = retry;
  useEffect(() => {
    const retryAll = () => {
      for (const [id, { problem }] of [...works.current]) {
        if (problem === 'NETWORK') retryLatest.current(id);
      }
    };
    window.addEventListener('online', retryAll);
    return () => window.removeEventListener('online', retryAll);
  }, []);

  useEffect(() => {
    const { current } = works;
    return () => {
      for (const { control } of current.values()) control.abort();
      current.clear();
    };
  }, []);

  // After a reload the form has photos that this page did not send.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new photos matter
  useEffect(() => {
    for (const { id, url, uploadId, problem } of value) {
      if (works.current.has(id) || (problem !== undefined && !canRetry(problem))) continue;
      const control = new AbortController();
      works.current.set(id, { control });
      // Its file is gone with the page, so that it cannot be sent again.
      if (url === undefined) setProblem(id, 'LOST');
      else if (uploadId !== undefined) void follow(id, uploadId, control);
    }
  }, [value]);

  return {
    states,
    send: (id, file) => void send(id, file),
    stop,
    retry,
  };
}
