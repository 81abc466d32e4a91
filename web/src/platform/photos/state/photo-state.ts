import type { ShownImage } from '#contract/media/images.ts';

/** What a photo of a form is doing. It is not part of the form's value, since it says nothing new to the server. */
export interface PhotoState {
  readonly phase: 'waiting' | 'sending' | 'processing' | 'ready';
  /** The part that was sent, from 0 to 1. */
  readonly sent: number;
  /** When sending it again may help, in milliseconds since 1970, where the server has said so. */
  readonly retryTime?: number | undefined;
  /** A URL that shows the photo in this browser. */
  readonly preview?: string | undefined;
  /** The server's image, once it is known. */
  readonly image?: ShownImage | undefined;
}

export type PhotoStates = ReadonlyMap<string, PhotoState>;

const start: PhotoState = { phase: 'waiting', sent: 0 };

/** The states with one photo's changed by its id. */
export const changeState = (
  states: PhotoStates,
  id: string,
  change: Partial<PhotoState>,
): PhotoStates => new Map(states).set(id, { ...(states.get(id) ?? start), ...change });

/**
 * What a form shows of a photo, by what this page knows of it and by the server's image: the image may be ready where
 * this page could not ask.
 */
export function shownState(known: PhotoState | undefined, image?: ShownImage): PhotoState {
  if (image?.status === 'ready') return { ...known, phase: 'ready', sent: 1, image };
  return known ?? { phase: 'processing', sent: 1, image };
}

/** Progress is shown in steps of 5 %, since each one renders the form. */
export const stepOf = (sent: number): number => Math.floor(sent * 20) / 20;
