/** An observer that does nothing, since jsdom has no layout. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let isPhone = false;

/** Makes the window as wide as a phone for one test. */
export function showOnPhone(): void {
  isPhone = true;
}

let loadedBy = 'navigate';

/** Makes the page look like a reloaded page, for one test. */
export function showAfterReload(): void {
  loadedBy = 'reload';
}

beforeEach(() => {
  isPhone = false;
  loadedBy = 'navigate';
});

Object.assign(performance, { getEntriesByType: () => [{ type: loadedBy }] });

Object.assign(window, {
  ResizeObserver: NoObserver,
  IntersectionObserver: NoObserver,
  scrollTo() {},
  matchMedia: (query: string) => ({
    media: query,
    matches: isPhone === /max-width|coarse/.test(query),
    addEventListener() {},
    removeEventListener() {},
  }),
});
Object.assign(Element.prototype, { scrollIntoView() {} });
Object.assign(document, { fonts: Object.assign(new EventTarget(), { load: async () => [] }) });
