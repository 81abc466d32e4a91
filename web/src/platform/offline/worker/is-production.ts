/** Whether this is a build for production. A file of its own, since Jest cannot read `import.meta`. */
export const isProduction = (): boolean => import.meta.env.PROD;
