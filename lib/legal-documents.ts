/**
 * Where the terms of use and the privacy notice lie, and the version of the terms that users are to
 * accept. A version is named by its day, so that versions sort: raise it with every new text, and
 * everyone is asked at their next sign-in.
 */
export const legalDocuments = {
  termsUrl: '/assets/legal/terms.html',
  termsVersion: '2026-11-01',
  privacyUrl: '/assets/legal/privacy.html',
} as const;
