import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandDrawings } from '#contract/brand/drawings.ts';
import { brandColours } from '#contract/brand/tokens.ts';
import { tokensCss } from '#contract/brand/tokens-css.ts';
import { wordmark } from '#contract/brand/wordmark.ts';
import { allowSvg } from '#test/support/pictures.ts';
import { brandTokens } from '../../../web/brand-tokens.ts';
import { drawIcons } from '../../../web/icons.ts';

const read = (file: string) => readFileSync(`web/${file}`, 'utf8');
const page = read('index.html');
const favicon = read('public/favicon.svg');

const attributesIn = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

const symbolOf = (id: string) =>
  brandDrawings.split(`<symbol id="${id}"`)[1]?.split('</symbol>')[0] ?? '';

describe('the drawings of the brand', () => {
  it('are the same in the icon of the site and in the header', () => {
    const paths = attributesIn(favicon, 'd');
    expect(paths.length).toBeGreaterThan(2);
    expect(attributesIn(symbolOf('brand-icon'), 'd')).toEqual(paths);
  });

  it('write the name with the same outlines in the header and in link previews', () => {
    const { path, width, height } = wordmark;
    expect(attributesIn(symbolOf('brand-name'), 'd')).toEqual([path]);
    expect(symbolOf('brand-name')).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it("are in the app's page once, after the declared character set and the tokens", () => {
    const { transformIndexHtml } = brandTokens();
    const built = (transformIndexHtml as (html: string) => string)(page);
    expect(built.split(brandDrawings)).toHaveLength(2);
    expect(built).toContain(`<meta charset="utf-8" /><style>${tokensCss()}</style>`);
    expect(() => (transformIndexHtml as (html: string) => string)('<p></p>')).toThrow();
  });

  it('have the colours of the tokens, also in the splash screen of the installed app', () => {
    const { darkPlum, awningOrange } = brandColours;
    const fills = new Set(attributesIn(favicon, 'fill'));
    expect(fills).toEqual(new Set([darkPlum, '#fff', awningOrange, 'none']));
    const manifest = JSON.parse(read('public/manifest.webmanifest'));
    expect([manifest.theme_color, manifest.background_color]).toEqual([darkPlum, darkPlum]);
    expect(page).toContain(`<meta name="theme-color" content="${darkPlum}" />`);
  });
});

const pixelsOf = async (name: string) => {
  const png = (await drawIcons(favicon)).get(name);
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
};

describe('the icons', () => {
  allowSvg();

  it('have a white silhouette without ground as the badge of notifications', async () => {
    const { data, info } = await pixelsOf('badge-96');
    expect([info.width, info.height]).toEqual([96, 96]);
    let seen = 0;
    for (let start = 0; start < data.length; start += 4) {
      if ((data[start + 3] ?? 0) < 128) continue;
      seen += 1;
      expect([...data.subarray(start, start + 3)].every((channel) => channel > 250)).toBe(true);
    }
    const share = seen / (96 * 96);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it.each(['maskable-512', 'apple-touch-icon'])(
    'fill %s with the ground, and keep the drawing in the circle that every mask shows',
    async (name) => {
      const { data, info } = await pixelsOf(name);
      const ground = [...data.subarray(0, 4)];
      const middle = info.width / 2;
      let farthest = 0;
      for (let start = 0; start < data.length; start += 4) {
        const pixel = start / 4;
        const isGround = ground.every((value, index) => value === data[start + index]);
        const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
        if (!isGround) farthest = Math.max(farthest, Math.hypot(x - middle, y - middle));
      }
      expect(ground[3]).toBe(255);
      expect(farthest).toBeGreaterThan(0.2 * info.width);
      expect(farthest).toBeLessThan(0.4 * info.width);
    },
  );
});
