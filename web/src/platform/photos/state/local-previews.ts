/** Largest number of previews; a form shows at most ten. */
const mostPreviews = 30;

/** The previews in order of creation: the picture's URL in this browser and, once sent, the URL of its image. */
const previews: { readonly blobUrl: string; imageUrl?: string }[] = [];

/** Returns a URL that shows a local picture. Frees the oldest preview above the limit. */
export function makePreview(picture: Blob): string {
  const blobUrl = URL.createObjectURL(picture);
  previews.push({ blobUrl });
  const [oldest] = previews.length > mostPreviews ? previews.splice(0, 1) : [];
  if (oldest) URL.revokeObjectURL(oldest.blobUrl);
  return blobUrl;
}

/** Notes which image a preview became, so that it can be shown until the image is ready. */
export function namePreview(blobUrl: string, imageUrl: string): void {
  const preview = previews.find((one) => one.blobUrl === blobUrl);
  if (preview) preview.imageUrl = imageUrl;
}

/** Returns the preview of an image that this page has sent since it was loaded. */
export function previewOf(imageUrl: string): string | undefined {
  return previews.find((one) => one.imageUrl === imageUrl)?.blobUrl;
}
