import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1));

export const { PUSH_KEYS_SECRET: keysSecret, PUSH_CONTACT: contact } = z
  .object({
    /** Name of the secret with the stage's keys; a stage without keys sends no messages. */
    PUSH_KEYS_SECRET: z.exactOptional(required),
    /** Contact of the stage's operators for push services: a `mailto:` or `https:` URL. */
    PUSH_CONTACT: required,
  })
  .parse(process.env);
