// Measures the load time and the first request of each Lambda. The baseline is a bundle with only the DynamoDB client
// and the same number of requests. Each measurement runs in a new process; medians are printed. Wall-clock times depend
// on the machine's load, so they do not affect the exit code.
import { main } from '#scripts/process/main.ts';
import { compareBundles, rounds } from './cold-start/compare-bundles.ts';

/** Maximum time of a Lambda, as a multiple of its baseline. */
const maxRatio = 1.05;

await main(async () => {
  const rows = await compareBundles();
  console.log(
    `Medians of ${rounds} fresh processes, in ms; ratios to the baseline of as many requests\n`,
  );
  console.log('bundle                        bytes     init  ratio   init+call  ratio');
  for (const { name, bytes, init, initRatio, both, bothRatio } of rows) {
    const isWithin = initRatio <= maxRatio && bothRatio <= maxRatio;
    const cells = [
      name.padEnd(25),
      bytes.toLocaleString('en').padStart(9),
      init.toFixed(1).padStart(8),
      initRatio.toFixed(2).padStart(6),
      both.toFixed(1).padStart(11),
      bothRatio.toFixed(2).padStart(6),
      isWithin ? ' ✓' : ` ✗ above ${maxRatio}`,
    ];
    console.log(cells.join(' '));
  }
  return 0;
});
