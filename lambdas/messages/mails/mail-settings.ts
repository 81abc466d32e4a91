import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { logger } from '#lambdas/platform/logging/logger.ts';

const required = z.string().check(z.minLength(1));

export const {
  MAIL_FROM: sender,
  MAIL_REPLY_TO: replyTo,
  SITE_URL: siteUrl,
} = z
  .object({
    /** Sender address; a stage without one sends no mails. */
    MAIL_FROM: z.exactOptional(required),
    /** Address for replies, if not the sender. */
    MAIL_REPLY_TO: z.exactOptional(required),
    /** Origin of the site for links. A stage has none until its first deploy is complete. */
    SITE_URL: z.exactOptional(required),
  })
  .parse(process.env);

// Here, to log it once per start of the Lambda.
if (sender === undefined) logger.warn('mails are off: this stage has no MAIL_FROM');
