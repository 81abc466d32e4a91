export type { CameraFailure } from './camera-failure.ts';
export type { Torch } from './torch.ts';
export { useCamera } from './use-camera.ts';
