import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1));

/** What the stacks tell the Lambda that sends push messages. */
export const { PUSH_KEYS_SECRET: keysSecret, PUSH_CONTACT: contact } = z
  .object({
    /** The name of the secret with the stage's keys; a stage without keys has none, and sends no messages. */
    PUSH_KEYS_SECRET: z.exactOptional(required),
    /** Where a push service reaches those who run the stage: a `mailto:` or `https:` URL. */
    PUSH_CONTACT: required,
  })
  .parse(process.env);
