import { useEffect } from 'react';
import { gatherView } from '../view-counts/gathered-views.ts';

/** Milliseconds that an element has to be in view. */
const longEnough = 1000;

/** Calls back once a share of an element (0 to 1) was in view for a second. Returns a function that stops it. */
function watchView(element: Element, share: number, seen: () => void): () => void {
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

/** Watches a flyer and its cards, which React may render later. Returns a function that ends the watch. */
function watchFlyer(flyer: Element, shopId: string): () => void {
  const ends = new Map<Element, () => void>();
  ends.set(
    flyer,
    watchView(flyer, 0, () => gatherView({ kind: 'shop', id: shopId })),
  );
  const watchCards = () => {
    for (const card of flyer.querySelectorAll<HTMLElement>('[data-offer]')) {
      const { offer: id = '' } = card.dataset;
      if (ends.has(card)) continue;
      ends.set(
        card,
        watchView(card, 0.5, () => gatherView({ kind: 'offer', id, shopId })),
      );
    }
  };
  watchCards();
  const changes = new MutationObserver(watchCards);
  changes.observe(flyer, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    for (const end of ends.values()) end();
  };
}

/** Counts the flyer and the cards that are in view for a second. Needs IntersectionObserver. */
export function CountViews({ shopId }: { readonly shopId: string }) {
  useEffect(() => {
    const flyer = document.querySelector('main');
    if (!flyer || !('IntersectionObserver' in window)) return;
    return watchFlyer(flyer, shopId);
  }, [shopId]);
  return null;
}
