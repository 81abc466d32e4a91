/** Milliseconds that an element has to be in view. */
const longEnough = 1000;

/** Calls back once a share of an element (0 to 1) was in view for a second. Returns a function that stops it. */
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
    // When the page is shown again, the browser reports again whether the element is in view.
    observer.observe(element);
  };
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
