/** How many previews are kept; a form shows ten at most. */
const mostPreviews = 30;

/** In the order in which they were made: the URL of each picture in this browser, and of its image once sent. */
const previews: { readonly blobUrl: string; imageUrl?: string }[] = [];

/** Makes a URL that shows a picture of this browser. The oldest ones are freed when there are too many. */
export function makePreview(picture: Blob): string {
  const blobUrl = URL.createObjectURL(picture);
  previews.push({ blobUrl });
  const [oldest] = previews.length > mostPreviews ? previews.splice(0, 1) : [];
  if (oldest) URL.revokeObjectURL(oldest.blobUrl);
  return blobUrl;
}

/** Remembers which image a preview became, so that it can be shown until that one is ready. */
export function namePreview(blobUrl: string, imageUrl: string): void {
  const preview = previews.find((one) => one.blobUrl === blobUrl);
  if (preview) preview.imageUrl = imageUrl;
}

/** The preview of an image that was sent from this page since it was loaded. */
export function previewOf(imageUrl: string): string | undefined {
  return previews.find((one) => one.imageUrl === imageUrl)?.blobUrl;
}
