/** Hashed files never change. CloudFront runs this only for statuses below 400, so browsers do not keep a 404. */
export const cacheForAYear = `function handler(event) {
  var response = event.response;
  response.headers['cache-control'] = { value: 'public, max-age=31536000, immutable' };
  return response;
}
`;
