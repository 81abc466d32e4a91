import { env } from '#lambdas/platform/aws/env.ts';

/** The push services of the stage (`pushServices` in lib/config.ts), as patterns of origins. */
export const pushServices = env.PUSH_SERVICES.split(' ');
