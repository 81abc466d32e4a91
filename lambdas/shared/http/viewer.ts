import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** IP address and source port that a request came from. */
interface Viewer {
  readonly address: string;
  readonly port: number;
}

/**
 * The viewer by CloudFront's header: `address:port`, an IPv6 address without brackets. Undefined where it
 * is missing or malformed: then the request did not come through CloudFront.
 */
export function viewerOf({ headers }: APIGatewayProxyEventV2): Viewer | undefined {
  const [, address = '', port] =
    /^(.+):(\d{1,5})$/.exec(headers['cloudfront-viewer-address'] ?? '') ?? [];
  return isIP(address) === 0 ? undefined : { address, port: Number(port) };
}
