import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** Settings of the pages that the stacks and the bundle give to the Lambda. */
export const {
  SITE_URL: site,
  COGNITO_ORIGIN: cognitoOrigin,
  OPEN_FILES: files,
} = z
  .object({
    /** Origin of the site. A stage has none until its first deploy is complete; then links name the path alone. */
    SITE_URL: z._default(z.string(), ''),
    /** Origin of the user pool, where a script of a signed-in visitor renews their token. */
    COGNITO_ORIGIN: z.string(),
    /** Paths of the built script and font. */
    OPEN_FILES: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string): unknown => JSON.parse(text)),
      ),
      z.object({ page: z.string(), font: z.string() }),
    ),
  })
  // The bundler replaces this variable, which the stacks do not set.
  .parse({ ...process.env, OPEN_FILES: process.env['OPEN_FILES'] });
