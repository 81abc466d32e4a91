/** Files and folders that the templates, the bundles of the Lambdas and the files of open pages are made from. */
export const deployInputs = [
  'bin',
  'lib',
  'lambdas',
  'contract',
  'package-lock.json',
  'cdk.json',
  'tsconfig.json',
  'web/open-files.ts',
  'web/vite.open.config.ts',
  'web/src/open',
  'web/src/views',
  'web/src/lib',
  'web/src/ui/brand',
  'web/src/ui/styles',
  'web/src/ui/visually-hidden.module.css',
  'web/public/assets/i18n',
] as const;
