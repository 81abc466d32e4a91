/** An observer that never observes anything: jsdom has no layout. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let isPhone = false;

/** Makes the window as wide as a phone for one test: wide windows are the rule. */
export function showOnPhone(): void {
  isPhone = true;
}

let loadedBy = 'navigate';

/** Makes the page one that was loaded by a reload, for one test. */
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
Object.assign(document, { fonts: new EventTarget() });
