/** The header by which a caller names the version that they saw. */
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
