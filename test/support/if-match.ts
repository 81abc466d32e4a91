/** Returns the header with the version that a caller saw. */
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
