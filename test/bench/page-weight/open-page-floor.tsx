// The floor of a page that is open to all: the sign-in page's, without Amplify.
import { showFloor } from './floor-frame.tsx';

showFloor(async () => undefined);
