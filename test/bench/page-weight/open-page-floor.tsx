// The floor of a page that is open to all.
import { showFloor } from './floor-frame.tsx';

showFloor();
