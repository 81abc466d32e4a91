import { watchCodes } from '#web/platform/scanner/seen-codes.ts';

/** Milliseconds between two frames. */
const step = 100;

/** Codes in view, each for some milliseconds: `A:300` is a code, `AB:300` two codes, `:300` none, `off:300` no frames. */
test.each([
  ['a code that stays in view is given once', 'A:60000', 'A'],
  ['a code counts once while it is not out of view', 'A:1000 :1900 A:1000', 'A'],
  ['a code counts again after two seconds out of view', 'A:1000 :2200 A:1000', 'A A'],
  ['a code that is read in every tenth frame only is given once', 'A:100 :900 '.repeat(20), 'A'],
  ['another code is given at once, then the first one', 'A:900 :300 B:3000 :300 A:900', 'A B A'],
  ['of two codes none is given, until one is taken away', 'AB:10000 B:300', 'several B'],
  [
    'two codes that take turns in the frames are both in view',
    'A:100 B:100 '.repeat(20),
    'several',
  ],
  [
    'a code is not given again after a second one came and went',
    'A:900 AB:5000 A:900',
    'A several',
  ],
  [
    'two codes are told again after two seconds without a second one',
    'AB:1000 A:1500 AB:1000 A:2500 AB:1000',
    'several A several',
  ],
  ['the same code twice in view is one code', 'AA:1000', 'A'],
  ['a code before the camera was off does not count an hour later', 'A:100 off:3600000 :1000', ''],
])('%s', (_, shown, heard) => {
  const given: string[] = [];
  const watch = watchCodes({
    onCode: (text) => given.push(text),
    onSeveral: () => given.push('several'),
  });
  let now = 0;
  for (const [texts = '', milliseconds] of shown
    .trim()
    .split(' ')
    .map((part) => part.split(':')))
    for (const end = now + Number(milliseconds); now < end; now += step)
      if (texts !== 'off') watch([...texts], now);
  expect(given.join(' ')).toBe(heard);
});
