import { report, runChecks } from './checks/run-checks.ts';
import { suiteChecks, toolChecks } from './checks/static-checks.ts';
import { main } from './process/main.ts';

await main(async () => report(await runChecks([...toolChecks, ...suiteChecks], 2)));
