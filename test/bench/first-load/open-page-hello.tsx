// What a page open to all is compared with.
import { showHello } from './hello-frame.tsx';

await showHello(async () => undefined);
