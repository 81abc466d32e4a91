/**
 * The code that runs at the edge, in CloudFront's own JavaScript: no modules, one `handler`. It is text
 * here, since it is the text that is deployed; the tests run exactly that.
 */

/** The app's own addresses have no file: a path without an extension is answered with the page. */
export const pageForAppPaths = `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (name.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}
`;

/** Images lie in their bucket by key, without the prefix that tells them from the app's paths. */
export const imageKeys = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/images(?=\\/)/, '');
  return request;
}
`;

/**
 * Gives each call of the API a cache key of its own. Without, the edge holds a 404 or a 5xx for ten
 * seconds and gives it to the next caller too, even where caching is off.
 */
export const callsApart = `function handler(event) {
  var request = event.request;
  request.headers['x-edge-call'] = { value: event.context.requestId };
  return request;
}
`;

/** A hashed file never changes. Runs on answers below 400 alone, so that no browser keeps a 404 for a year. */
export const keepForAYear = `function handler(event) {
  var response = event.response;
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' };
  return response;
}
`;

/**
 * Answers with a JSON document that is part of the deployment, so that it needs no file and no upload and
 * cannot lag behind the stack.
 */
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
