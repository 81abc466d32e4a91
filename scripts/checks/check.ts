import { main } from '../process/main.ts';
import { report, runChecks } from './run-checks.ts';
import { suiteChecks, toolChecks } from './static-checks.ts';

await main(async () => report(await runChecks([...toolChecks, ...suiteChecks], 2)));
