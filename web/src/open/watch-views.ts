import { elementsWith } from './elements.ts';
import { sendViews } from './send-views.ts';

/** Milliseconds that an element has to be in view. */
const longEnough = 1000;

/** Calls back once a share of an element (0 to 1) was in view for a second. */
function watch(element: Element, threshold: number, seen: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      // The last entry has the current state.
      for (const { isIntersecting } of entries) {
        clearTimeout(timer);
        if (isIntersecting) timer = setTimeout(finish, longEnough);
      }
    },
    { threshold },
  );
  const finish = () => {
    observer.unobserve(element);
    if (!document.hidden) return seen();
    // When the page is shown again, the browser reports again whether the element is in view.
    observer.observe(element);
  };
  observer.observe(element);
}

/** Counts the shop of the page and the offers that are in view for a second. */
export function watchViews(): void {
  const [page] = elementsWith('shop');
  if (!page || !window.IntersectionObserver) return;
  const { shop: shopId = '' } = page.dataset;
  /** Views that were not sent yet. */
  const shops: string[] = [];
  const offers: string[] = [];
  /** Offers that were sent or will be; each counts once, also if it has several cards. */
  const counted = new Set<string>();

  watch(page, 0, () => shops.push(shopId));
  for (const card of elementsWith('offer')) {
    const { offer = '' } = card.dataset;
    // Half of a card, or of the window if the card is taller than the window.
    watch(card, Math.min(1, innerHeight / card.offsetHeight || 1) / 2, () => {
      if (!counted.has(offer)) offers.push(offer);
      counted.add(offer);
    });
  }

  const sendWaiting = () => {
    sendViews({ kind: 'shop' }, shops);
    sendViews({ kind: 'offer', shopId }, offers);
  };
  // When the page is hidden or left, since either event may be missing. A page that is shown again has nothing to send.
  document.addEventListener('visibilitychange', sendWaiting);
  addEventListener('pagehide', sendWaiting);
}
