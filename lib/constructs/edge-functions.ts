/**
 * Code for CloudFront Functions: no modules, one `handler`. It is text because it is deployed as text; the tests run
 * this text.
 */

/** Maps paths without an extension to the app's page, or to the page of the API description. */
export const spaFallback = `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (/^\\/api-docs\\/?$/.test(request.uri)) request.uri = '/api-docs.html';
  else if (name.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
`;

/** Removes the prefix of image paths; the rest is the key in the bucket. */
export const imageKeys = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/images(?=\\/)/, '');
  return request;
}
`;

/** Hashed files never change. CloudFront runs this only for statuses below 400, so browsers do not keep a 404. */
export const cacheForAYear = `function handler(event) {
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
