import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageArea } from '#contract/media/images.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { loadToasts, showToast } from '#web/ui/toast/toast.ts';
import {
  changePhoto,
  changeState,
  type FormPhotos,
  type PhotoState,
  type PhotoStates,
  photoNumberOf,
  restartPhoto,
  roundedProgress,
} from './form-photo.ts';
import {
  canRetry,
  isGone,
  type PhotoProblem,
  photoProblemOf,
  retryTimeOf,
} from './photo-problem.ts';
import { pollUpload } from './poll-upload.ts';
import { type PreparedPhoto, preparePhoto, sendPhoto } from './send-photo.ts';

/** The running work of this page on a photo of a form. */
interface PhotoTask {
  readonly control: AbortController;
  /** The chosen file, for a retry; undefined for photos from before a reload. */
  readonly file?: Blob;
  /** The prepared file, which is made only once. */
  prepared?: PreparedPhoto | undefined;
  problem?: PhotoProblem;
  /** The id of an upload with unknown status, after a lost connection or a timeout. */
  unknownUpload?: string | undefined;
  /** Whether the form's value already had the photo; a new photo is added to it a moment later. */
  wasInForm?: boolean;
}

/** Tasks by the ids of the photos. */
type PhotoTasks = Map<string, PhotoTask>;

interface RecoveryOptions {
  readonly works: RefObject<PhotoTasks>;
  readonly value: FormPhotos;
  readonly retry: (id: string) => void;
  readonly poll: (id: string, uploadId: string, work: PhotoTask) => void;
  /** Called with a photo whose file was lost with the page. */
  readonly onLost: (id: string) => void;
}

/** Continues sending photos after a reload or when online again; stops for photos that were removed. */
function usePhotoRecovery(options: RecoveryOptions): void {
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

export interface PhotoWorkOptions {
  readonly area: ImageArea;
  readonly value: FormPhotos;
  readonly onChange: (update: (photos: FormPhotos) => FormPhotos) => void;
}

/** Sends the photos of a form and polls their uploads. `tell` gets news for screen readers. */
export function usePhotoWork(
  { area, value, onChange }: PhotoWorkOptions,
  tell: (news: string) => void,
) {
  const { t } = useTranslation();
  const [states, setStates] = useState<PhotoStates>(new Map());
  const works = useRef<PhotoTasks>(new Map());
  const latest = useRef(value);
  latest.current = value;
  useLoadWhenIdle(loadToasts);

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
    tell(t('photos.news.failed', { place: photoNumberOf(latest.current, id), reason }));
    void showToast(text, 'error', { id: `photos-${problem}` });
  };

  const poll = async (id: string, uploadId: string, work: PhotoTask) => {
    const { signal } = work.control;
    work.unknownUpload = undefined;
    try {
      const { status, reasonCode, image } = await pollUpload(uploadId, signal);
      if (status === 'refused') return fail(id, reasonCode ?? 'REFUSED');
      if (status === 'ready') {
        setState(id, { phase: 'ready', image });
        return tell(t('photos.news.ready', { place: photoNumberOf(latest.current, id) }));
      }
    } catch (error) {
      if (signal.aborted) return;
      if (isGone(error)) return fail(id, 'GONE');
    }
    // Without an answer, the photo is still uploaded, and the form may be sent with it.
    work.unknownUpload = uploadId;
  };

  const send = async (id: string, file: Blob, earlier?: PhotoTask) => {
    const control = new AbortController();
    const { signal } = control;
    const work: PhotoTask = { control, file, prepared: earlier?.prepared };
    works.current.set(id, work);
    setState(id, { phase: 'waiting', sent: 0, retryTime: undefined });
    try {
      work.prepared ??= await preparePhoto(file, signal);
      setState(id, { phase: 'sending', preview: work.prepared.preview });
      const { id: uploadId, imageUrl: url } = await sendPhoto(work.prepared, {
        area,
        signal,
        onSent: (part) => setState(id, { sent: roundedProgress(part) }),
      });
      setState(id, { phase: 'processing', sent: 1 });
      onChange((photos) =>
        changePhoto(photos, id, (photo) => ({ ...photo, ...(url && { url }), uploadId })),
      );
      tell(t('photos.news.sent', { place: photoNumberOf(latest.current, id) }));
      await poll(id, uploadId, work);
    } catch (error) {
      if (signal.aborted) return;
      setState(id, { retryTime: retryTimeOf(error, Date.now()) });
      fail(id, photoProblemOf(error));
    }
  };

  const stop = (id: string) => {
    works.current.get(id)?.control.abort();
    works.current.delete(id);
  };

  const retry = (id: string) => {
    const work = works.current.get(id);
    if (!work?.file) return;
    stop(id);
    onChange((photos) => changePhoto(photos, id, restartPhoto));
    tell(t('photos.news.again', { place: photoNumberOf(latest.current, id) }));
    void send(id, work.file, work);
  };

  usePhotoRecovery({
    works,
    value,
    retry,
    poll: (id, uploadId, work) => void poll(id, uploadId, work),
    onLost: (id) => setProblem(id, 'LOST'),
  });

  return { states, send: (id: string, file: Blob) => void send(id, file), stop, retry };
}
