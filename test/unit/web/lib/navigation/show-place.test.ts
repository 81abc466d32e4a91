/** @jest-environment jsdom */
import {
  isShowingPlace,
  showPlace,
  stopShowingPlace,
} from '#web/platform/navigation/show-place.ts';

/** The height of the page in pixels, beyond the window. */
let height = 0;

const setTo = (target: object, name: string, get: () => number) =>
  Object.defineProperty(target, name, { get, configurable: true });

let top = 0;
setTo(window, 'scrollY', () => top);
setTo(document.documentElement, 'scrollHeight', () => height);
Object.assign(window, {
  scrollTo: (_left: number, wanted: number) => {
    top = Math.min(wanted, height);
  },
});

beforeEach(() => {
  height = 0;
  top = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  stopShowingPlace();
  jest.useRealTimers();
});

test('a list whose pages load slowly is scrolled to its place once it is long enough', () => {
  showPlace({ top: 3000 });
  for (const loaded of [1000, 2000, 4000]) {
    jest.advanceTimersByTime(6000);
    height = loaded;
  }
  jest.advanceTimersByTime(100);
  expect(top).toBe(3000);
});

test('a page that no longer grows is left where it is after 10 seconds', () => {
  showPlace({ top: 3000 });
  height = 1000;
  jest.advanceTimersByTime(9000);
  expect(isShowingPlace()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(isShowingPlace()).toBe(false);
  height = 4000;
  jest.advanceTimersByTime(100);
  expect(top).toBe(1000);
});
