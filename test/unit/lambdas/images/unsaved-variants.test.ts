import { variantsOf } from '#contract/media/image-variants.ts';
import { handler as runImageJobs } from '#lambdas/entries/queue/run-image-jobs.ts';
import { handler as runPictureMoves } from '#lambdas/entries/queue/run-picture-moves.ts';
import { keyIn } from '#lambdas/media/images/image-keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { anImage, anUpload, imageKeyNo, uploadId } from '#test/support/builders/an-image.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { deliver, queuedJobs, succeeded } from '#test/support/mocked-queue.ts';
import { aJpeg } from '#test/support/pictures.ts';
import { stored } from '#test/support/stored.ts';

const original = `offer/uncompressed/${businessId}/${uploadId}`;
const variants = variantsOf(imageKeyNo()).map(({ file }) => file);
const job = { name: 'remove-unsaved-variants', id: imageKeyNo() };

/** Runs a job in the Lambda of its queue. */
const run = async (handler: typeof runImageJobs, message: object) =>
  expect(await deliver(handler, [message])).toEqual(succeeded);

describe('the variants of an image that was removed during processing', () => {
  it('are removed by a job of the Lambda that decodes no pictures', async () => {
    tableHolds(stored.upload(anUpload()));
    const files = filesAre([original, ...variants], await aJpeg({ width: 32, height: 24 }));
    await run(runImageJobs, { name: 'process-upload', id: original });
    expect(queuedJobs()).toEqual([job]);
    expect(files.keys()).toEqual([...variants].sort());
    await run(runPictureMoves, job);
    expect(files.keys()).toEqual([]);
  });

  it.each(['withheld', 'taken-down'] as const)('are removed if they are %s', async (folder) => {
    tableHolds(stored.image(anImage({ status: 'removing' })));
    const files = filesAre(
      variants.map((key) => keyIn(folder, key)),
      Buffer.from('a picture'),
    );
    await run(runPictureMoves, job);
    expect(files.keys()).toEqual([]);
  });
});

it.each(['pending', 'processing', 'ready', 'refused'] as const)(
  'the variants of an image that is %s when the job runs are kept',
  async (status) => {
    tableHolds(stored.image(anImage({ status })));
    const files = filesAre(variants, Buffer.from('a picture'));
    await run(runPictureMoves, job);
    expect(files.keys()).toEqual([...variants].sort());
  },
);
