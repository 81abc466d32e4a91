import { elementsWith } from './elements.ts';
import { isStranger } from './member-bar.ts';
import { sendViews } from './send-views.ts';

/** Milliseconds that an element has to be in view. */
const longEnough = 1000;

/** Calls back once a share of an element (0 to 1) was in view for a second. */
function watch(element: Element, threshold: number, seen: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries[entries.length - 1]?.isIntersecting) timer = setTimeout(finish, longEnough);
    },
    { threshold },
  );
  const finish = () => {
    observer.unobserve(element);
    if (document.visibilityState === 'visible') return seen();
    // When the page is shown again, the browser reports again whether the element is in view.
    observer.observe(element);
  };
  observer.observe(element);
}

/**
 * Counts the shop of the page and the offers that are in view for a second. Views of members of the business are not
 * sent: the first counted view ends the owner's first steps, and the beacon has no token that would tell who looks.
 */
export function watchViews(): void {
  const [page] = elementsWith('shop');
  const shopId = page?.dataset['shop'];
  if (!page || !shopId || !('IntersectionObserver' in window)) return;
  /** Views that were not sent yet. */
  const shops = new Set<string>();
  const offers = new Set<string>();
  /** Offers that were sent or will be; each counts once, also if it has several cards. */
  const counted = new Set<string>();

  watch(page, 0, () => shops.add(shopId));
  for (const card of elementsWith('offer', page)) {
    const { offer = '' } = card.dataset;
    // Half of a card, or of the window if the card is taller than the window.
    watch(card, Math.min(1, innerHeight / card.offsetHeight || 1) / 2, () => {
      if (!counted.has(offer)) offers.add(offer);
      counted.add(offer);
    });
  }

  const sendWaiting = () => {
    if (isStranger()) {
      sendViews({ kind: 'shop' }, [...shops]);
      sendViews({ kind: 'offer', shopId }, [...offers]);
    }
    shops.clear();
    offers.clear();
  };
  // When the page is hidden or left, since either event may be missing.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
  addEventListener('pagehide', sendWaiting);
}
