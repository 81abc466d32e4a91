import { type ErrorCode, errorStatus } from '#contract/http/errors.ts';
import { errorsOf, type Route } from '#contract/http/route.ts';
import { type Json, jsonSchema, refTo } from './components.ts';

/** When a call gets each code, for developers. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_FAILED:
    'A part of the request breaks a rule of its field; `errors` names the fields and rules, also those that a schema cannot express, such as check digits or days that have passed.',
  MALFORMED_JSON: 'The body is not JSON in UTF-8.',
  INVALID_PAGING_KEY: 'The paging key is altered, or belongs to another list or query.',
  INVALID_IDEMPOTENCY_KEY:
    'The header Idempotency-Key is not 8 to 64 letters, digits, underscores and hyphens.',
  UNAUTHENTICATED:
    'There is no token where one is needed, the token is not valid, or its user was disabled or removed.',
  FORBIDDEN:
    'The caller may not do this: their role does not allow it, they still have to change a temporary password, or the `userId` or `consumerId` that they sent is not their own. Also every call that does not come by way of the site.',
  SECOND_FACTOR_REQUIRED:
    'The stage asks staff for a second factor, and the caller has none, or signed in before they set it up.',
  BUSINESS_NOT_FOUND: 'There is no such business, or the caller does not belong to it.',
  SHOP_NOT_FOUND:
    'There is no such shop, or it is not public and the caller does not belong to its business.',
  OFFER_NOT_FOUND:
    'There is no such offer, or it is not live and the caller does not belong to its business.',
  VALIDATOR_NOT_FOUND: 'The business has no such validator, or they were disabled.',
  INDICATION_NOT_FOUND: 'There is no such indication.',
  UPLOAD_NOT_FOUND: 'The caller has no such upload, or it is over a week old.',
  EXPORT_NOT_FOUND: 'The caller has no such export, or it is over a day old.',
  CLAIM_NOT_FOUND:
    "There is no claim with this code, or it is neither the caller's nor of their business.",
  REDEMPTION_NOT_FOUND:
    "There is no such redemption, or it is of a business that is not the caller's.",
  REPORT_NOT_FOUND: "There is no such report, or it is of a business that is not the caller's.",
  INVOICE_NOT_FOUND: "There is no such invoice, or it is of a business that is not the caller's.",
  RECEIPT_NOT_FOUND: 'No receipt was sent for the invoice.',
  PUSH_SUBSCRIPTION_NOT_FOUND: 'The caller has no such push subscription.',
  BUSINESS_ALREADY_EXISTS: 'The caller already has a business; a user has at most one.',
  REVISION_PENDING:
    'Another change of the business waits for approval; that revision has to be changed instead.',
  TAX_ID_MISSING: 'The business has neither CPF nor CNPJ, without which it cannot be approved.',
  BUSINESS_NOT_ACTIVE:
    'The status of the business does not allow this; validators and further renames of a shop wait for the first approval.',
  SHOP_IDENTIFIER_TAKEN:
    'Another shop has this identifier, or it is reserved for the business of a shop that had it.',
  SHOP_HAS_OFFERS: 'The shop has offers that are not over, or validators, and `force` is not set.',
  LIMIT_OF_SIZE_TYPE_REACHED:
    'The business has as many of these as its size type allows, of offers also ten times as many stored ones as active ones; before its approval, as many as the smallest allows.',
  OFFER_EXPIRED: 'The offer has ended, and cannot be switched on or off.',
  LIMIT_BELOW_CLAIMED: 'More of the offer were claimed than the new limit allows.',
  OFFER_SOLD_OUT: 'All units of the offer are taken; one that is given back can be claimed again.',
  CLAIM_LIMIT_REACHED: 'The caller has as many claims of the offer as one person may have.',
  WALLET_FULL: 'The caller has a hundred claims that can be used.',
  OWN_OFFER: "The offer is of the caller's own business, whose members claim none.",
  CLAIM_EXPIRED: 'The claim has ended.',
  CLAIM_CANCELLED: 'The claim was given back, or cancelled with its business or its last shop.',
  ALREADY_REDEEMED: 'The claim was used; `redemption` says where and when.',
  REDEEMED_ELSEWHERE:
    'The claim was used before by another device, while this one had no line; `redemption` says where and when.',
  OFFER_NOT_STARTED: 'The claim cannot be used yet in this shop.',
  WRONG_SHOP: 'The claim cannot be used in this shop.',
  OPEN_CLAIMS:
    'Customers hold claims of the business that they can use, `openClaims` of them; `force=true` cancels those.',
  VALIDATOR_EMAIL_TAKEN: 'There is an account with this e-mail already.',
  INVALID_TRANSITION: 'The current state does not allow this step.',
  IMAGE_NOT_FOUND: 'An image URL does not name an uploaded image that the caller may use there.',
  IMAGE_REFUSED: 'An image URL names a picture that was refused: GET /uploads/{id} tells why.',
  IDEMPOTENCY_KEY_REUSED:
    'The caller used this idempotency key within 24 hours for another request.',
  REQUEST_IN_PROGRESS: 'The first request with this idempotency key is still running.',
  PLACE_NOT_FOUND: 'No state or municipality of Brazil has this name.',
  SHOP_GONE: 'The shop was removed; its identifier is reserved for its business.',
  VERSION_MISMATCH: 'The resource has another version than If-Match names; nothing was changed.',
  BODY_TOO_LARGE: 'The body is larger than 64 KiB.',
  UNSUPPORTED_MEDIA_TYPE: 'The content type of the body is not application/json.',
  VERSION_REQUIRED:
    'If-Match is missing or `*`: it must name the version of the resource that the caller saw.',
  TOO_MANY_REQUESTS:
    'Calls come faster than the API accepts them, or too many at once change the same thing, or as many as a day or an hour allows were made.',
  INTERNAL: 'Something failed on the side of the API; the log has the cause under the request id.',
  UNAVAILABLE:
    'The API is busy, or other writes came first at every attempt; the same request may be sent again.',
};

/** Headers of an answer, as references to the document's components. */
function headersOf(route: Route, status: number, body: Json | undefined): Json {
  const hasVersion = Object.hasOwn((body?.['properties'] ?? {}) as object, 'version');
  const names = [
    'x-request-id',
    'cache-control',
    ...(status === 201 || status === 302 || status === 307 ? ['location'] : []),
    ...(hasVersion || route.cacheSeconds !== undefined ? ['etag'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, refTo('headers', name)]));
}

const types = { html: 'text/html', text: 'text/plain' } as const;

const typeOf = ({ answer }: Route) => (answer ? types[answer] : 'application/json');

function successesOf(route: Route): Json {
  const answers = Object.entries(route.responses).map(([status, schema]) => {
    const body = schema ? jsonSchema(schema, 'output') : undefined;
    return [
      status,
      {
        description: route.summary,
        headers: headersOf(route, Number(status), body),
        ...(body && { content: { [typeOf(route)]: { schema: body } } }),
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

function refusalOf(
  route: Route,
  status: number,
  codes: readonly ErrorCode[],
  gateway: string | undefined,
): Json {
  const lines = [
    ...codes.map((code) => `- \`${code}\`: ${errorMeanings[code]}`),
    ...(gateway === undefined ? [] : [`- From the gateway, without a code: ${gateway}`]),
  ];
  return {
    description: lines.join('\n'),
    headers: refusalHeaders(status, codes),
    content: {
      ...(codes.length > 0 &&
        (route.answer
          ? { 'text/html': { schema: { type: 'string' } } }
          : { 'application/problem+json': { schema: problemWith(status, codes) } })),
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
      refusalOf(route, status, byStatus.get(status) ?? [], ofGateway.get(status)),
    ]),
  );
}

/** Returns the OpenAPI responses of a route: the API's answers, and the gateway's refusals. */
export function responsesOf(route: Route): Json {
  return { ...successesOf(route), ...refusalsOf(route) };
}
