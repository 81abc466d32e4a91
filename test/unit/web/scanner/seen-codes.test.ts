import { watchCodes } from '#web/platform/scanner/seen-codes.ts';

/** Milliseconds between two frames. */
const step = 100;

/** A camera that shows codes for some time, with a list of the codes and warnings that it gave. */
function aCounter() {
  const heard: string[] = [];
  const watch = watchCodes({
    onCode: (text) => heard.push(text),
    onSeveral: () => heard.push('several'),
  });
  let now = 0;
  return {
    heard,
    show(milliseconds: number, ...texts: readonly string[]) {
      for (const end = now + milliseconds; now < end; now += step) watch(texts, now);
    },
    turnOff(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test('a code that stays in view is given once', () => {
  const { heard, show } = aCounter();
  show(60_000, 'A');
  expect(heard).toEqual(['A']);
});

test('a code counts again only after it was out of view for two seconds', () => {
  const { heard, show } = aCounter();
  show(1000, 'A');
  show(1900);
  show(1000, 'A');
  expect(heard).toEqual(['A']);
  show(2200);
  show(1000, 'A');
  expect(heard).toEqual(['A', 'A']);
});

test('a code that is read in every tenth frame only is given once', () => {
  const { heard, show } = aCounter();
  for (let round = 0; round < 20; round += 1) {
    show(step, 'A');
    show(9 * step);
  }
  expect(heard).toEqual(['A']);
});

test('another code is given at once, and the first one again after it was away', () => {
  const { heard, show } = aCounter();
  show(1000, 'A');
  show(300);
  show(3000, 'B');
  show(300);
  show(1000, 'A');
  expect(heard).toEqual(['A', 'B', 'A']);
});

test('of two codes in view none is given, until one is taken away', () => {
  const { heard, show } = aCounter();
  show(10_000, 'A', 'B');
  expect(heard).toEqual(['several']);
  show(300, 'B');
  expect(heard).toEqual(['several', 'B']);
});

test('two codes that take turns in the frames are both in view', () => {
  const { heard, show } = aCounter();
  for (let round = 0; round < 20; round += 1) {
    show(step, 'A');
    show(step, 'B');
  }
  expect(heard).toEqual(['several']);
});

test('a code that was given is not given again after a second one came and went', () => {
  const { heard, show } = aCounter();
  show(1000, 'A');
  show(5000, 'A', 'B');
  show(1000, 'A');
  expect(heard).toEqual(['A', 'several']);
});

test('two codes are told again after two seconds without a second one', () => {
  const { heard, show } = aCounter();
  show(1000, 'A', 'B');
  show(1500, 'A');
  show(1000, 'A', 'B');
  show(2500, 'A');
  show(1000, 'A', 'B');
  expect(heard).toEqual(['several', 'A', 'several']);
});

test('the same code twice in view is one code', () => {
  const { heard, show } = aCounter();
  show(1000, 'A', 'A');
  expect(heard).toEqual(['A']);
});

test('a code of the last frame before the camera was off does not count an hour later', () => {
  const { heard, show, turnOff } = aCounter();
  show(step, 'A');
  turnOff(3_600_000);
  show(1000);
  expect(heard).toEqual([]);
});
