// The floor of the weight of pages that are open to all: the sign-in's hello page without Amplify.
import { HelloForm } from './hello-form.tsx';
import { showHello } from './hello-frame.tsx';

await showHello(<HelloForm send={async () => undefined} />);
