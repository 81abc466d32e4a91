// Measures the peak memory of a process that makes all variants of a picture, for the largest pictures that an upload
// may have. Exits with 1 if one takes more than `maxMegabytes` or is refused.
import path from 'node:path';
import { main, makeTemporaryFolder } from '#scripts/process/main.ts';
import { runCommand } from '#scripts/process/run-command.ts';
import { largePictures } from './images/large-pictures.ts';

const maxMegabytes = 512;

/** Result of the script for a picture; `refused` is the code of a refusal. */
interface Made {
  readonly megabytes: number;
  readonly milliseconds: number;
  readonly refused?: string;
}

async function makeVariantsOf(picture: string): Promise<Made> {
  const script = path.join(import.meta.dirname, 'images', 'measure-memory.ts');
  const options = { name: 'Making the variants of a picture', timeLimitSeconds: 120 };
  return JSON.parse(await runCommand(process.execPath, [script, picture], options)) as Made;
}

await main(async () => {
  let isWithin = true;
  for await (const { name, file } of largePictures(makeTemporaryFolder().folder)) {
    const { megabytes, milliseconds, refused = '' } = await makeVariantsOf(file);
    isWithin &&= megabytes <= maxMegabytes && refused === '';
    console.log(
      `${name.padEnd(34)} ${String(megabytes).padStart(5)} MB  ${milliseconds} ms  ${refused}`,
    );
  }
  console.log(`\n${isWithin ? '✓' : '✗'} at most ${maxMegabytes} MB each, none refused`);
  return isWithin ? 0 : 1;
});
