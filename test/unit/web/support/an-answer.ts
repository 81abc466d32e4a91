/** An HTTP answer with a JSON body, as the API or the gateway gives it. */
export function anAnswer(
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
}
