import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Who made a request on the network: an IP address and its source port. */
interface Viewer {
  readonly address: string;
  readonly port: number;
}

/**
 * The viewer as CloudFront tells it, `address:port`, an IPv6 address without brackets. Undefined where
 * the header is missing or malformed: then the request did not come through CloudFront.
 */
export function viewerOf({ headers }: APIGatewayProxyEventV2): Viewer | undefined {
  const [, address = '', port] =
    /^(.+):(\d{1,5})$/.exec(headers['cloudfront-viewer-address'] ?? '') ?? [];
  return isIP(address) === 0 ? undefined : { address, port: Number(port) };
}
