import vm from 'node:vm';

interface Field {
  readonly value: string;
  readonly multiValue?: readonly Field[];
}

export type EdgeFields = Readonly<Record<string, Field>>;

/** The viewer's request as CloudFront shows it to a function, or as a function returns it. */
export interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly querystring: EdgeFields;
  readonly headers: EdgeFields;
  readonly cookies: EdgeFields;
}

/** The result of a function: a request for the cache, or an answer for the viewer. */
export type EdgeResult = EdgeRequest & {
  readonly statusCode?: number;
  readonly headers: EdgeFields;
};

/** Runs the deployed code of an edge function and returns its handler's result. */
export function runEdgeFunction(code: string, event: unknown): EdgeResult {
  const json = JSON.stringify(JSON.stringify(event));
  const text = `${code}; JSON.stringify(handler(JSON.parse(${json})))`;
  return JSON.parse(vm.runInNewContext(text));
}

const fieldsOf = (values: Readonly<Record<string, string>>): EdgeFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Returns a query as CloudFront shows it: encoded as it came, repeated names in one field. */
function queryFieldsOf(query: string): EdgeFields {
  const fields = new Map<string, Field>();
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    const value = { value: rest.join('=') };
    const first = fields.get(name);
    const multiValue = first && [...(first.multiValue ?? [{ value: first.value }]), value];
    fields.set(name, multiValue ? { ...multiValue[0], value: first.value, multiValue } : value);
  }
  return Object.fromEntries(fields);
}

/** Returns the event of a viewer's request. The URI may have a query; header names are lower case. */
export function viewerRequest(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  cookies: Readonly<Record<string, string>> = {},
): { readonly request: EdgeRequest } {
  const [uri = '', query = ''] = url.split('?');
  return {
    request: {
      method: 'GET',
      uri,
      querystring: queryFieldsOf(query),
      headers: fieldsOf({ host: 'd111111abcdef8.cloudfront.net', ...headers }),
      cookies: fieldsOf(cookies),
    },
  };
}
