// Makes the same variants of a file with sharp alone, as many times as the second argument says, in its own process.
// Prints the milliseconds of each time as JSON.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const [file = '', times = '1'] = process.argv.slice(2);
const bytes = readFileSync(file);
sharp.cache(false);
const taken: number[] = [];
for (let time = 0; time < Number(times); time += 1) {
  const start = performance.now();
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: 1280, height: 2560, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  await Promise.all(
    [320, 640, 1280].flatMap((side) => [
      pixels().resize(side).avif({ quality: 40, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer(),
      pixels().resize(side).webp({ quality: 60, effort: 3 }).toBuffer(),
    ]),
  );
  taken.push(performance.now() - start);
}
console.log(JSON.stringify(taken));
