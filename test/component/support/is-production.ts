/** Takes the place of the file that reads `import.meta`, which Jest cannot. */
export const isProduction = (): boolean => false;
