/**
 * Shows the fallback of each picture that does not load, now or later. One listener on the document, so that pictures
 * need no code of their own and a server can render them.
 */
export function watchPictures(page: Document): void {
  const fail = (image: Element) => image.closest('[data-picture]')?.setAttribute('data-failed', '');
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) fail(image);
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element) fail(target);
    },
    // Errors of images do not bubble.
    true,
  );
}
