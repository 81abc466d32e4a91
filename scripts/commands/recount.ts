import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { readArguments } from '../stage/arguments.ts';
import { useStage } from '../stage/use-stage.ts';

/** Corrects the counters and statistics of businesses and shops: `npm run recount -- --stage <stage>`. */
await main(async () => {
  const { stage } = readArguments('npm run recount -- --stage <stage>');
  await useStage(stage);
  // This module reads the environment when it is loaded.
  const { everyBusiness, recountBusinesses } = await import('../recount/recount-businesses.ts');

  return withProgress(`Counters of stage ${stage}`, async (note) => {
    const { businesses, shops, corrected, unsteady } = await recountBusinesses(everyBusiness());
    note(`${businesses} businesses and ${shops} shops read, ${corrected.length} numbers corrected`);
    for (const id of corrected) console.log(`corrected: ${id}`);
    for (const id of unsteady) {
      console.log(
        `not corrected, since its followers or its statistics change right now; run it again: ${id}`,
      );
    }
    return unsteady.length > 0 ? 1 : 0;
  });
});
