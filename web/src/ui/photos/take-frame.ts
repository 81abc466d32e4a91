/** Before the photo is prepared for the upload, which compresses it once more. */
const quality = 0.95;

/** The picture that a video shows now, as a JPEG of its full size. */
export function takeFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (photo) => (photo ? resolve(photo) : reject(new Error('The camera gave no picture'))),
      'image/jpeg',
      quality,
    );
  });
}
