/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { placeholderColour } from '#web/views/picture/placeholder-colour.ts';
import { watchPictures } from '#web/views/picture/watch-pictures.ts';

describe('the ground of a picture until it has loaded', () => {
  // A hash begins with lightness and two colour differences, six bits each.
  const hashOf = (lightness: number, yellow: number, red: number, alpha = 0) => {
    const head = lightness | (yellow << 6) | (red << 12) | (alpha << 23);
    const bytes = [head & 255, (head >> 8) & 255, head >> 16, 0, 0, 0, 0, 0];
    return btoa(String.fromCharCode(...bytes));
  };

  it.each([
    ['black', hashOf(0, 32, 32), 'c011'],
    ['grey', hashOf(32, 32, 32), 'c111'],
    ['light grey', hashOf(63, 32, 32), 'c211'],
    ['red', hashOf(30, 36, 60), 'c122'],
    ['blue', hashOf(20, 10, 31), 'c001'],
    ['green', hashOf(30, 36, 20), 'c120'],
  ])('is a soft colour near to %s', (_, hash, expected) => {
    expect(placeholderColour(hash)).toBe(expected);
    const css = readFileSync('web/src/views/picture/placeholder-colours.module.css', 'utf8');
    expect(css).toContain(`.${expected} {`);
  });

  it('is white for a picture with transparent parts, which was cut out for a white page', () => {
    expect(placeholderColour(hashOf(0, 32, 32, 1))).toBe('white');
    expect(placeholderColour('YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw')).toBe('white');
  });

  it.each(['', 'no Base64!', 'AA'])('is left out for the broken hash %j', (hash) => {
    expect(placeholderColour(hash)).toBeUndefined();
  });
});

describe('a picture that does not load', () => {
  const pictureIn = (page: Document) => {
    page.body.innerHTML =
      '<picture data-picture=""><img alt="" src="/a.webp"></picture><img alt="">';
    const image = page.querySelector('img') as HTMLImageElement;
    return { image, picture: page.querySelector('picture') };
  };

  it('is marked, so that its fallback is shown, also if it failed before', () => {
    const { image, picture } = pictureIn(document);
    Object.defineProperty(image, 'complete', { value: true });
    watchPictures(document);
    expect(picture?.dataset).toHaveProperty('failed');
  });

  it('is marked when it fails later; others are not', () => {
    const { image, picture } = pictureIn(document);
    Object.defineProperty(image, 'complete', { value: false });
    watchPictures(document);
    expect(picture?.dataset).not.toHaveProperty('failed');
    document.images[1]?.dispatchEvent(new Event('error'));
    expect(picture?.dataset).not.toHaveProperty('failed');
    image.dispatchEvent(new Event('error'));
    expect(picture?.dataset).toHaveProperty('failed');
  });
});
