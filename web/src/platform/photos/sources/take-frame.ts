/** Before the photo is prepared for the upload, which compresses it once more. */
const quality = 0.95;

/** The picture that a video shows now, as a JPEG of its full size. Rejects where the browser cannot make it. */
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
