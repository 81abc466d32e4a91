/**
 * URLs of the terms of use and the privacy notice. The version of the terms is their date, so versions sort; after a
 * change, everyone must accept them at the next sign-in.
 */
export const legalDocuments = {
  termsUrl: '/termos',
  termsVersion: '2026-11-01',
  privacyUrl: '/privacidade',
} as const;
