import { useState } from 'react';

/** The light of a camera. */
export interface Torch {
  readonly isOn: boolean;
  /** Switches the light. A camera that refuses leaves it as it is. */
  readonly set: (isOn: boolean) => Promise<void>;
}

// The types of TypeScript lack the light (Media Capture Image, 3.4).
interface WithTorch {
  readonly torch?: boolean;
}

const hasTorch = (track: MediaStreamTrack) =>
  // Firefox before 132 has no capabilities.
  (track.getCapabilities?.() as WithTorch | undefined)?.torch === true;

/** Keeps the light of the running camera. A camera that starts again starts without light. */
export function useTorch() {
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isOn, setIsOn] = useState(false);

  /** Takes the light of a camera that shows its picture; undefined for a camera that is off. */
  const take = (stream: MediaStream | undefined) => {
    const [found] = stream?.getVideoTracks() ?? [];
    setIsOn(false);
    setTrack(found && hasTorch(found) ? found : undefined);
  };

  const set = async (next: boolean) => {
    try {
      await track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] });
      setIsOn(next);
    } catch {
      // The switch shows that nothing changed.
    }
  };

  const torch: Torch | undefined = track && { isOn, set };
  return { torch, take };
}
