/** High, since preparing the photo for upload compresses it again. */
const quality = 0.95;

/** Returns the current frame of a video as a JPEG in full size. Rejects if the browser cannot make it. */
export async function takeFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  // Frees its memory.
  canvas.width = 0;
  canvas.height = 0;
  if (!context || !photo) throw new Error('The camera gave no picture');
  return photo;
}
