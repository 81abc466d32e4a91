import { useEffect } from 'react';
import { gatherView } from '../view-counts/gathered-views.ts';
import { watchView } from '../view-counts/watch-view.ts';

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
