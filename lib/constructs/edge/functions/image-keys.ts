/** Removes the prefix of image paths; the rest is the key in the bucket. */
export const imageKeys = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/^\\/images(?=\\/)/, '');
  return request;
}
`;
