import { type ErrorCode, errorStatus } from '#contract/http/errors.ts';
import { errorsOf, type Route } from '#contract/http/route.ts';
import { errorMeanings } from './error-meanings.ts';
import { type Json, jsonSchema, refTo } from './json.ts';

/** Headers of an answer, as references to the document's components. */
function headersOf(route: Route, status: number, body: Json | undefined): Json {
  const hasVersion = Object.hasOwn((body?.['properties'] ?? {}) as object, 'version');
  const names = [
    'x-request-id',
    'cache-control',
    ...(status === 201 || (status >= 300 && status !== 304) ? ['location'] : []),
    ...(hasVersion || route.cacheSeconds !== undefined ? ['etag'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

function successesOf(route: Route): Json {
  const answers = Object.entries(route.responses).map(([status, schema]) => {
    const body = schema ? jsonSchema(schema, 'output') : undefined;
    return [
      status,
      {
        description: route.summary,
        headers: headersOf(route, Number(status), body),
        ...(body && { content: { 'application/json': { schema: body } } }),
      },
    ];
  });
  const unchanged = { description: 'Unchanged', headers: headersOf(route, 304, undefined) };
  return Object.fromEntries([
    ...answers,
    ...(route.cacheSeconds === undefined ? [] : [['304', unchanged]]),
  ]);
}

/** Answers of the gateway itself, as `application/json` without the API's headers. */
const gatewayRefusals: readonly {
  readonly status: number;
  readonly meaning: string;
  readonly concerns: (route: Route) => boolean;
}[] = [
  {
    status: 401,
    meaning: 'There is no token, or it is not valid.',
    concerns: ({ access }) => access !== 'public',
  },
  {
    status: 404,
    meaning: 'The path is none of the API, as with an empty parameter.',
    concerns: ({ params }) => params !== undefined,
  },
  {
    status: 413,
    meaning: 'The body is larger than 10 MB.',
    concerns: ({ body }) => body !== undefined,
  },
  { status: 429, meaning: 'Calls come faster than allowed.', concerns: () => true },
  { status: 500, meaning: 'The API did not answer.', concerns: () => true },
  { status: 503, meaning: 'The API cannot be reached.', concerns: () => true },
  { status: 504, meaning: 'The API did not answer in time.', concerns: () => true },
];

const problemWith = (status: number, codes: readonly ErrorCode[]): Json => ({
  allOf: [
    refTo('schemas', 'Problem'),
    { properties: { status: { const: status }, code: { enum: codes } } },
  ],
});

/** Headers of refusals. Headers that the gateway's own answers lack are optional. */
function refusalHeaders(status: number, codes: readonly ErrorCode[]): Json {
  const waits = status === 429 || status === 503 || codes.includes('REQUEST_IN_PROGRESS');
  const names = ['x-request-id', 'cache-control', ...(waits ? ['retry-after'] : [])];
  return Object.fromEntries(names.map((name) => [name, refTo('headers', `${name}-of-refusal`)]));
}

function refusalOf(status: number, codes: readonly ErrorCode[], gateway: string | undefined): Json {
  const lines = [
    ...codes.map((code) => `- \`${code}\`: ${errorMeanings[code]}`),
    ...(gateway === undefined ? [] : [`- From the gateway, without a code: ${gateway}`]),
  ];
  return {
    description: lines.join('\n'),
    headers: refusalHeaders(status, codes),
    content: {
      ...(codes.length > 0 && {
        'application/problem+json': { schema: problemWith(status, codes) },
      }),
      ...(gateway !== undefined && {
        'application/json': { schema: refTo('schemas', 'GatewayError') },
      }),
    },
  };
}

function refusalsOf(route: Route): Json {
  const byStatus = Map.groupBy(errorsOf(route), (code) => errorStatus[code] as number);
  const ofGateway = new Map(
    gatewayRefusals
      .filter(({ concerns }) => concerns(route))
      .map(({ status, meaning }) => [status, meaning]),
  );
  const statuses = [...new Set([...byStatus.keys(), ...ofGateway.keys()])];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      refusalOf(status, byStatus.get(status) ?? [], ofGateway.get(status)),
    ]),
  );
}

/** Returns the OpenAPI responses of a route: the API's answers, and the gateway's refusals. */
export function responsesOf(route: Route): Json {
  return { ...successesOf(route), ...refusalsOf(route) };
}
