import { report, runChecks } from './checks/run-checks.ts';
import { staticChecks } from './checks/static-checks.ts';
import { main } from './process/main.ts';

await main(async () => report(await runChecks(staticChecks, 2)));
