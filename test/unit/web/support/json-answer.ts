/** An answer with a JSON body, where the environment has no `Response`. Without a body, reading it fails. */
export function jsonAnswer(
  status: number,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const json = async () => JSON.parse(JSON.stringify(body));
  const get = (name: string) => headers[name] ?? null;
  return { ok: status >= 200 && status < 300, status, json, headers: { get } } as Response;
}
