import type { ShownImage } from '#contract/media/images.ts';
import { plainSourceOf, srcSetOf } from '#web/views/picture/picture.tsx';

const url = '/images/offer/biz/img';
const image = (width?: number): ShownImage => ({ url, status: 'ready', ...(width && { width }) });

describe('the sources of a picture', () => {
  it('are its variants with their widths', () => {
    expect(srcSetOf(image(1280), 'avif')).toBe(
      `${url}/320.avif 320w, ${url}/640.avif 640w, ${url}/1280.avif 1280w`,
    );
  });

  it('state the widths of a smaller image, and list equal variants once', () => {
    expect(srcSetOf(image(500), 'webp')).toBe(`${url}/320.webp 320w, ${url}/640.webp 500w`);
    expect(srcSetOf(image(50), 'webp')).toBe(`${url}/320.webp 50w`);
    expect(srcSetOf(image(640), 'webp')).toBe(`${url}/320.webp 320w, ${url}/640.webp 640w`);
  });

  it('have their nominal widths if the size is not known', () => {
    expect(srcSetOf(image(), 'webp')).toBe(srcSetOf(image(1280), 'webp'));
  });

  it('include a file for browsers that choose none', () => {
    expect(plainSourceOf(image(50))).toBe(`${url}/640.webp`);
  });
});
