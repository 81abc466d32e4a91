import { isbot } from 'isbot';

/** Returns whether a user agent belongs to a robot (package isbot). Browsers always send one. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);
