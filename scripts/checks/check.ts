import { main } from '../process/main.ts';
import { suiteChecks, toolChecks } from './check-list.ts';
import { report, runChecks } from './run-checks.ts';

await main(async () => report(await runChecks([...toolChecks, ...suiteChecks], 2)));
