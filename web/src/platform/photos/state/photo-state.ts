import type { ShownImage } from '#contract/media/images.ts';

/** The progress of a photo of a form. Not part of the form's value, since the server does not need it. */
export interface PhotoState {
  readonly phase: 'waiting' | 'sending' | 'processing' | 'ready';
  /** The sent part, from 0 to 1. */
  readonly sent: number;
  /** When a retry may help, in epoch milliseconds, if the server has said so. */
  readonly retryTime?: number | undefined;
  /** A URL that shows the photo in this browser. */
  readonly preview?: string | undefined;
  readonly image?: ShownImage | undefined;
}

export type PhotoStates = ReadonlyMap<string, PhotoState>;

const start: PhotoState = { phase: 'waiting', sent: 0 };

/** Returns the states with one photo's state changed by its id. */
export const changeState = (
  states: PhotoStates,
  id: string,
  change: Partial<PhotoState>,
): PhotoStates => new Map(states).set(id, { ...(states.get(id) ?? start), ...change });

/** Returns the shown state of a photo; the server's image may be ready although this page could not poll. */
export function shownState(known: PhotoState | undefined, image?: ShownImage): PhotoState {
  if (image?.status === 'ready') return { ...known, phase: 'ready', sent: 1, image };
  return known ?? { phase: 'processing', sent: 1, image };
}

/** Rounds progress to steps of 5 %, since each step renders the form. */
export const roundedProgress = (sent: number): number => Math.floor(sent * 20) / 20;
