import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { logger } from '#lambdas/platform/logging/logger.ts';

const required = z.string().check(z.minLength(1));

/** What the stacks tell the Lambda that sends mails. */
export const {
  MAIL_FROM: sender,
  MAIL_REPLY_TO: replyTo,
  SITE_URL: siteUrl,
} = z
  .object({
    /** The address that mails come from; a stage without one sends none. */
    MAIL_FROM: z.exactOptional(required),
    /** Where answers to mails go, in place of the sender. */
    MAIL_REPLY_TO: z.exactOptional(required),
    /** The origin of the site for the links of mails. A stage has none until its first deploy is complete. */
    SITE_URL: z.exactOptional(required),
  })
  .parse(process.env);

// Here, so that each start of the Lambda says it once.
if (sender === undefined) logger.warn('mails are off: this stage has no MAIL_FROM');
