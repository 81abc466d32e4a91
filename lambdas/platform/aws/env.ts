import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1));

/** The environment that the stacks set; a Lambda without a required variable fails at its start. */
export const env = z
  .object({
    STAGE: required,
    VERSION: required,
    TABLE_NAME: required,
    TOKEN_ISSUER: required,
    TOKEN_CLIENT_ID: required,
    /** Address of the user pool's keys, if not below the issuer. */
    TOKEN_JWKS_URL: z.exactOptional(z.url()),
    /** Version of the terms of use that users have to accept. */
    TERMS_VERSION: required,
    /** Origins of allowed push services, separated by spaces. */
    PUSH_SERVICES: required,
  })
  .parse(process.env);
