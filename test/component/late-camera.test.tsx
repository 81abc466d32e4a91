import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useCamera } from '#web/platform/camera/camera.ts';
import { plugCamera, setHidden, tracks } from './support/fake-camera.ts';

/** A camera in a dialog, which puts its content into the page after the first render. */
function CameraOfDialog() {
  const { video, isReady } = useCamera(true, { width: 2560, height: 1920 });
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return (
    <>
      {isOpen && <video ref={video} data-testid="video" muted />}
      <output>{isReady ? 'ready' : 'off'}</output>
    </>
  );
}

test('a camera starts although its element comes later, and stops with it', async () => {
  plugCamera();
  setHidden(false);
  const { unmount } = render(<CameraOfDialog />);
  const video = await screen.findByTestId<HTMLVideoElement>('video');
  await waitFor(() => expect(video.srcObject).toBeDefined());
  fireEvent.playing(video);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ready'));
  unmount();
  expect(tracks().map(({ stop }) => stop.mock.calls.length)).toEqual([1]);
});
