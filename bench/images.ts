// Measures pictures on the deployed stage `test`: the time from an upload to all variants of a 12-megapixel photo,
// compared with sharp alone; the peak memory for the largest pictures; and whether 20 concurrent uploads all become
// images. Exits with 1 if memory exceeds its limit or an image is lost; times depend on the machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployLocally } from '#scripts/cdk/local-stage.ts';
import { beforeExit, main } from '#scripts/process/main.ts';
import { aPhonePhoto } from '#test/support/pictures.ts';
import { largePictures } from './images/large-pictures.ts';
import { runScript } from './images/run-script.ts';
import { untilVariants, uploadDirectly } from './images/upload-directly.ts';

const rounds = 15;
const concurrency = 20;
const maxMegabytes = 512;
/** Maximum median time of an upload, as a multiple of sharp's time. */
const maxRatio = 1.5;

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

const line = (name: string, values: readonly number[]) =>
  console.log(
    `${name.padEnd(34)} p50 ${percentile(values, 0.5).toFixed(0).padStart(6)} ms   p95 ${percentile(values, 0.95).toFixed(0).padStart(6)} ms`,
  );

await main(async () => {
  await deployLocally('test');
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-images-'));
  beforeExit(() => rmSync(folder, { recursive: true, force: true }));
  const photo = await aPhonePhoto();
  const file = path.join(folder, 'photo.jpg');
  writeFileSync(file, photo);

  const uploads: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const taken = await untilVariants(await uploadDirectly(photo));
    // One after the other, so that both get the same share of the machine; the first run loads code.
    const [, ...warm] = await runScript<number[]>('sharp-alone.ts', file, '2');
    if (round === 0) continue;
    if (taken !== undefined) uploads.push(taken);
    alone.push(...warm);
  }
  console.log(
    `A photo of 12 megapixels (${(photo.length / 1e6).toFixed(1)} MB), ${rounds} times\n`,
  );
  line('from upload to all variants', uploads);
  line('the same work by sharp alone', alone);
  const ratio = percentile(uploads, 0.5) / percentile(alone, 0.5);
  console.log(
    `ratio at p50: ${ratio.toFixed(2)} ${ratio <= maxRatio ? '✓' : `✗ above ${maxRatio}`}`,
  );

  const start = performance.now();
  const keys = await Promise.all(Array.from({ length: concurrency }, () => uploadDirectly(photo)));
  const made = (await Promise.all(keys.map(untilVariants))).filter((time) => time !== undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`\n${made.length} of ${concurrency} uploads at once became images, in ${seconds} s`);

  console.log('\nPeak memory of a process that makes the variants of the largest pictures\n');
  let isWithin = true;
  for await (const { name, file: large } of largePictures(folder)) {
    const { megabytes, milliseconds, refused } = await runScript<{
      megabytes: number;
      milliseconds: number;
      refused?: string;
    }>('measure-memory.ts', large);
    isWithin &&= megabytes <= maxMegabytes && refused === undefined;
    console.log(
      `${name.padEnd(34)} ${String(megabytes).padStart(5)} MB  ${milliseconds} ms  ${refused ?? ''}`,
    );
  }
  return isWithin && made.length === concurrency && uploads.length === rounds ? 0 : 1;
});
