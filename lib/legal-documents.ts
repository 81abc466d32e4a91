/**
 * The URLs of the terms of use and the privacy notice, and the version of the terms that users have to accept.
 * A version is the day of the text, so that versions sort. After a change everyone is asked at their next
 * sign-in.
 */
export const legalDocuments = {
  termsUrl: '/assets/legal/terms.html',
  termsVersion: '2026-11-01',
  privacyUrl: '/assets/legal/privacy.html',
} as const;
