/** Seconds that a browser caches the permission to upload. */
const secondsRemembered = 60 * 60;

/**
 * Returns the CORS rule that lets pages of these origins send upload forms. Browsers ask first, because the page shows
 * the progress.
 */
export const uploadsFrom = (origins: readonly string[]) => ({
  allowedOrigins: [...origins],
  allowedMethods: ['POST'],
  // Some browsers ask for permission for a form's content type, too.
  allowedHeaders: ['Content-Type'],
  maxAge: secondsRemembered,
});
