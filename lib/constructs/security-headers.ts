import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** Where the page may connect to besides its own origin. */
interface PageOrigins {
  readonly connect: readonly string[];
}

/** The page's Content-Security-Policy: no inline script anywhere; inline styles because Mantine sets them. */
function contentSecurityPolicy({ connect }: PageOrigins): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Browser features that the app does not use are disabled; the camera is for photos and for scanning. */
const permissionsPolicy = [
  'camera=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/**
 * The headers of the page and its files. With `revalidate`, browsers check on every use that their copy is
 * current; hashed files have a cache time of their own.
 */
export function pageHeaders(
  scope: Construct,
  id: string,
  origins: PageOrigins,
  { revalidate }: { readonly revalidate: boolean },
): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: securityHeaders(contentSecurityPolicy(origins)),
    customHeadersBehavior: {
      customHeaders: [
        { header: 'Permissions-Policy', value: permissionsPolicy, override: true },
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ...(revalidate ? [{ header: 'Cache-Control', value: 'no-cache', override: true }] : []),
      ],
    },
  });
}

/** The headers of what is not a page, such as the API's answers and images: no script in it may run. */
export function dataHeaders(scope: Construct, id: string): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: securityHeaders("default-src 'none'; frame-ancestors 'none'; sandbox"),
  });
}

function securityHeaders(policy: string): cloudfront.ResponseSecurityHeadersBehavior {
  return {
    contentSecurityPolicy: { contentSecurityPolicy: policy, override: true },
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
    referrerPolicy: {
      referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: true,
      override: true,
    },
  };
}
