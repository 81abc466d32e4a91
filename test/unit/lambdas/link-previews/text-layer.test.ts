import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { textLayer, widthOf } from '#lambdas/link-previews/text-layer.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const style = { size: 50, colour: '#281e28' };
const place = { left: 0, top: 0 };
const texts = ['Pão de queijo', 'R$ 1.234,50', 'iiii', 'WWWW', '“10 º ª” – 5 €'];

const heightOf = async (text: string) => (await textLayer(text, style, place)).raw?.height;

describe('a line of text in a preview', () => {
  it('shows characters of markup as they are', async () => {
    const plain = await widthOf('b', style);
    expect(await widthOf('<b>b</b>', style)).toBeGreaterThan(4 * plain);
    expect(await widthOf('&amp;', style)).toBeGreaterThan(await widthOf('&', style));
    expect(await widthOf('</span> " \' & <', style)).toBeGreaterThan(0);
  });

  it('has no width without text', async () => {
    expect(await widthOf(' ', style)).toBe(0);
  });

  it('is equally high with and without accents', async () => {
    const height = await heightOf('nos');
    expect(await heightOf('Ágil')).toBe(height);
    expect(await heightOf('çgj')).toBe(height);
  });

  it('is in the same letters on a machine without fonts', async () => {
    const folder = temporaryFolder();
    const root = path.resolve(__dirname, '../../../..');
    const outfile = path.join(folder, 'text-layer.js');
    const config = path.join(folder, 'fonts.conf');
    writeFileSync(config, '<fontconfig></fontconfig>');
    buildSync({
      entryPoints: [path.join(root, 'lambdas/link-previews/text-layer.ts')],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      packages: 'external',
      outfile,
    });
    const script = `
      const { widthOf } = require(${JSON.stringify(outfile)});
      const [texts, styles] = ${JSON.stringify([texts, [style, { ...style, isBold: true }]])};
      Promise.all(styles.flatMap((style) => texts.map((text) => widthOf(text, style))))
        .then((widths) => console.log(JSON.stringify(widths)));`;
    const { stdout } = spawnSync(process.execPath, ['--eval', script], {
      encoding: 'utf8',
      env: {
        ...process.env,
        FONTCONFIG_FILE: config,
        HOME: folder,
        NODE_PATH: path.join(root, 'node_modules'),
      },
    });
    const here = await Promise.all(
      [style, { ...style, isBold: true }].flatMap((one) => texts.map((text) => widthOf(text, one))),
    );
    const there = JSON.parse(stdout) as number[];
    // The settings of a machine's fonts may move an edge by a pixel or two; another font differs by far more.
    expect(there.map((width, index) => Math.abs(width - (here[index] ?? 0)) <= 4)).toEqual(
      here.map(() => true),
    );
  });
});
