import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** Origins that the page may connect to besides its own. */
interface PageOrigins {
  readonly connect: readonly string[];
}

/** Returns the page's Content-Security-Policy: no inline scripts, but inline styles because Mantine sets them. */
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

/** Disables browser features that the app does not use. The camera takes photos and scans. */
const permissionsPolicy = [
  'camera=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/** Headers of the page and its files. With `revalidate`, browsers check before each use that their copy is current. */
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

/** Headers of API answers and images: no script in them may run. */
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
