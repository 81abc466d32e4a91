/** Seconds for which a browser does not ask again whether a page may upload. */
const secondsRemembered = 60 * 60;

/**
 * What pages of these origins may do with the bucket of pictures, as a rule of its CORS: send the form of an
 * upload. A browser asks before, because the page shows the progress.
 */
export const uploadsFrom = (origins: readonly string[]) => ({
  allowedOrigins: [...origins],
  allowedMethods: ['POST'],
  // Not all browsers take the content type of a form for one that needs no permission.
  allowedHeaders: ['Content-Type'],
  maxAge: secondsRemembered,
});
