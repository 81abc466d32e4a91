import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { stageUnderTest } from '../stage.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string | Buffer | undefined;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
}

/**
 * Sends one request through the stage's CloudFront distribution. The local endpoint routes by the Host header, which
 * `fetch` does not let callers set.
 */
export function sendToStage(
  method: string,
  path: string,
  { headers, text }: Sent = {},
): Promise<Received> {
  const { endpoint, outputs } = stageUnderTest();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(endpoint),
      {
        method,
        path,
        agent,
        headers: {
          host: outputs.DistributionDomainName,
          'x-forwarded-proto': 'https',
          ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: bytes.toString(),
            bytes,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}
