import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '#scripts/process/user-error.ts';
import { readmePictures } from '#scripts/screenshots/publish-shots.ts';
import { readScreenshotOptions, windowOf, windowsOf } from '#scripts/screenshots/windows.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { allStates } from '#test/screens/states.ts';

test('each picture of the README is a generated screenshot', () => {
  const made = allStates.flatMap((state) =>
    windowsOf(state).flatMap((window) =>
      windowOf(window).schemes.map((scheme) => `${state.name}.${window}.${scheme}`),
    ),
  );
  const shown = readmePictures.map(({ shot, window, scheme }) => `${shot}.${window}.${scheme}`);
  expect(made).toEqual(expect.arrayContaining(shown));
});

test('the pictures in the README have alternative texts, and are small', () => {
  const readme = readFileSync(path.join(checkout, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/<img src="docs\/images\/([^"]+)"[^>]* alt="[^"]{20,}">/g)];
  expect(shown.map(([, file]) => file).sort()).toEqual(
    readmePictures.map(({ file }) => file).sort(),
  );
  const kilobytes = readmePictures.map(({ file }) => {
    const picture = path.join(checkout, 'docs', 'images', file);
    return existsSync(picture) ? statSync(picture).size / 1024 : Number.NaN;
  });
  for (const size of kilobytes) expect(size).toBeLessThan(150);
});

describe('the arguments of the command', () => {
  it('are words of names, and a language', () => {
    expect(readScreenshotOptions(['offer', '--language', 'es'])).toEqual({
      words: ['offer'],
      isForReadme: false,
      language: 'es',
    });
  });

  it.each([[['--language', 'fr']], [['--readme', 'offer']], [['--readme', '--language', 'en']]])(
    '%j are refused',
    (args) => {
      expect(() => readScreenshotOptions(args)).toThrow(UserError);
    },
  );
});
