import { env } from '#lambdas/platform/aws/env.ts';

/** Allowed push services (`pushServices` in lib/config/config.ts), as patterns of origins. */
export const pushServices = env.PUSH_SERVICES.split(' ');
