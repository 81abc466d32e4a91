// Makes all variants of a file in its own process. Prints the peak memory in MB and the time in milliseconds, as JSON.
import { readFileSync } from 'node:fs';
import { makeVariants } from '#lambdas/media/processing/make-variants.ts';
import { readPicture } from '#lambdas/media/processing/read-picture.ts';
import { Refused } from '#lambdas/media/processing/refused.ts';

const [file = ''] = process.argv.slice(2);
const start = performance.now();
const refused = await readPicture(readFileSync(file))
  .then((picture) => makeVariants('offer/biz/img', picture))
  .then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Refused) return error.reasonCode;
      throw error;
    },
  );
console.log(
  JSON.stringify({
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    milliseconds: Math.round(performance.now() - start),
    refused,
  }),
);
