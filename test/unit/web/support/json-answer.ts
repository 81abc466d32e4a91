/** An answer with a JSON body, where the environment has no `Response`. Without a body, reading it fails. */
export function jsonAnswer(status: number, body?: unknown): Response {
  const json = async () => JSON.parse(JSON.stringify(body));
  return { ok: status >= 200 && status < 300, status, json } as Response;
}
