import { isbot } from 'isbot';

/**
 * Returns whether a user agent belongs to a robot (package isbot). A browser always sends one, so none means a
 * robot.
 */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);
