import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isFromEdge } from './edge.ts';

interface Viewer {
  readonly address: string;
  readonly port: number;
}

/**
 * Returns the viewer from CloudFront's header: `address:port`, an IPv6 address without brackets. Undefined where
 * it is missing or malformed, and for a call past the distribution, which may have forged it.
 */
export function viewerOf(event: APIGatewayProxyEventV2): Viewer | undefined {
  if (!isFromEdge(event)) return undefined;
  const [, address = '', port] =
    /^(.+):(\d{1,5})$/.exec(event.headers['cloudfront-viewer-address'] ?? '') ?? [];
  return isIP(address) === 0 ? undefined : { address, port: Number(port) };
}
