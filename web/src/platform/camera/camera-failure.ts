/** Why there is no picture: the user or the browser blocks the camera, there is none, or another app has it. */
export type CameraFailure = 'DENIED' | 'NONE' | 'BUSY';

const denied = ['NotAllowedError', 'SecurityError'];
const none = ['NotFoundError', 'OverconstrainedError'];

/** Returns the reason of an error of `getUserMedia`, by its name (Media Capture and Streams, 10.2). */
export function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (denied.includes(name)) return 'DENIED';
  return none.includes(name) ? 'NONE' : 'BUSY';
}

/** Returns why the picture of a running camera ended: it was unplugged, or another app took it. */
export async function failureAfterEnd(): Promise<CameraFailure> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
  const isGone = devices?.every(({ kind }) => kind !== 'videoinput') ?? false;
  return isGone ? 'NONE' : 'BUSY';
}
