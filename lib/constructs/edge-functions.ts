/**
 * The code that runs at the edge, in the JavaScript of CloudFront Functions: no modules, one `handler`. It is
 * text because that is what is deployed; the tests run this text.
 */

/**
 * The app's own paths have no file: a path without an extension gets the app's page, or that of the API's
 * description.
 */
export const spaFallback = `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (/^\\/api-docs\\/?$/.test(request.uri)) request.uri = '/api-docs.html';
  else if (name.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
`;

/** Removes the prefix of image paths: the rest is the key in their bucket. */
export const imageKeys = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/images(?=\\/)/, '');
  return request;
}
`;

/**
 * A hashed file never changes. CloudFront runs this only for statuses below 400, so no browser keeps a 404 for a year.
 */
export const keepForAYear = `function handler(event) {
  var response = event.response;
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' };
  return response;
}
`;

/** Answers with a JSON document that is deployed with the stack, so that it is never older than the stack. */
export const answerJson = (json: string): string => `function handler() {
  return {
    statusCode: 200,
    headers: {
      'content-type': { value: 'application/json; charset=utf-8' },
      'cache-control': { value: 'no-cache' },
      'x-content-type-options': { value: 'nosniff' }
    },
    body: JSON.stringify(${json})
  };
}
`;
