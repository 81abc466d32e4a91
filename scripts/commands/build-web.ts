import { main } from '../process/main.ts';
import { withProgress } from '../process/progress.ts';
import { buildSite } from '../site/build-site.ts';

await main(() => withProgress('Production build', buildSite));
