/**
 * A function for edge functions: `redirectTo(path, query)` answers 301 with a path of this site and the whole query.
 * CloudFront gives names and values as the viewer encoded them; the local endpoint decodes them. Browsers ask again
 * after a day, since the rules of paths may change.
 */
export const redirectTo = `function encoded(text) {
  return encodeURIComponent(text.replace(/\\+/g, '%20')).replace(/%25([0-9a-f]{2})/gi, '%$1');
}
function redirectTo(path, query) {
  var parts = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      parts.push(encoded(name) + '=' + encoded(one.value));
    });
  });
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: path + (parts.length ? '?' + parts.join('&') : '') },
      'cache-control': { value: 'public, max-age=86400' }
    }
  };
}
`;
