// Weight baseline of public pages: the hello page of the sign-in page without Amplify.
import { HelloForm } from './hello-form.tsx';
import { showHello } from './hello-frame.tsx';

await showHello(<HelloForm send={async () => undefined} />);
