/** Whether an AWS endpoint (MiniStack or LocalStack) answers at this address. */
export async function isEndpointAnswering(endpoint: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/_localstack/health', endpoint), {
      signal: AbortSignal.timeout(3000),
    });
    const body: unknown = await response.json();
    return response.ok && typeof body === 'object' && body !== null && 'services' in body;
  } catch {
    return false;
  }
}
