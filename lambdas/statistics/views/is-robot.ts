import { isbot } from 'isbot';

/** Whether a user agent is that of a robot, by the list of the package isbot. Every browser has one. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);
