/** Style sheets that did not load. Vite's loader does not request them again, since their links are on the page. */
const failed = new Set<HTMLLinkElement>();

// The event does not bubble, but passes here on its way to the link.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

/** Requests the style sheets again that did not load. Rejects where one fails again. */
export const reloadStyles = (): Promise<unknown> =>
  Promise.all(
    [...failed].map(
      (link) =>
        new Promise((resolve, reject) => {
          failed.delete(link);
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = resolve;
          again.onerror = reject;
          link.replaceWith(again);
        }),
    ),
  );
