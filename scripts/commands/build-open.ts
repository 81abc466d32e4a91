import { main } from '../process/main.ts';
import { buildOpenFiles } from '../site/build-open-files.ts';

// The CDK runs this before every synthesis (`build` in cdk.json), since the Lambda of open pages names the built files.
await main(buildOpenFiles);
