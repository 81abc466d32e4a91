import jsQr from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { allowSvg } from '#test/support/pictures.ts';
import { QrCode } from '#web/views/qr-code.tsx';

allowSvg();

/** Draws a code as a browser does, with four pixels for a module, and reads it as a camera does. */
async function read(url: string): Promise<string | undefined> {
  const svg = renderToStaticMarkup(createElement(QrCode, { url, label: 'QR code' }))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(
      /viewBox="0 0 (\d+) \d+"/,
      (box, size) => `${box} width="${4 * size}" height="${4 * size}"`,
    );
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it.each([
  'https://vitrine.example/folder/x',
  `HTTPS://VITRINE.EXAMPLE/CHECKIN/${'7K3MQ9XT2D'.repeat(23)}`,
])('a camera reads %s from the code of a page', async (url) => {
  expect(await read(url)).toBe(url);
});
