/** Milliseconds that something has to be in view. */
const longEnough = 1000;

/** Calls back once a share of an element, from 0 to 1, was in view for a second. Returns what ends the watch. */
export function watchView(element: Element, share: number, seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(finish, longEnough);
    },
    { threshold: share },
  );
  const finish = () => {
    observer.unobserve(element);
    if (document.visibilityState === 'visible') return seen();
    // The browser says again whether it is in view, once the page is shown.
    observer.observe(element);
  };
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
