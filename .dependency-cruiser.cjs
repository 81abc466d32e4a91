/** The public files of the web's platform folders. */
const faces = [
  'api',
  'camera',
  'code-loading',
  'drafts',
  'http',
  'i18n',
  'navigation',
  'offline',
  'outbox',
  'photos',
  'push',
  'scanner',
  'wallet',
].map((folder) => `^web/src/platform/${folder}/${folder}\\.ts$`);

/** Parts of the web that the server renders. */
const rendered = [
  '^web/src/(views|ui/brand|lib/format)/|^web/src/lib/(hash|shorten).ts$',
  '^web/src/ui/.*\\.css$',
  '^web/public/assets/i18n/[a-z]+\\.json$',
];

/** Who may import whom. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be understood, tested or loaded one by one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The rules below cannot check an import that is not resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-stands-alone',
      comment: 'All parts depend on the contract, so it depends on none of them.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(bin|lib|lambdas|web|scripts|test|bench)/' },
    },
    {
      name: 'web-knows-the-contract-only',
      comment: 'What runs in the browser never takes in code of the server or of the deployment.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(bin|lib|lambdas|scripts|test|bench)/' },
    },
    {
      name: 'lambdas-know-the-contract-only',
      comment:
        'A Lambda is bundled from lambdas and contract; other imports would be bundled unnoticed.',
      severity: 'error',
      from: { path: '^lambdas/' },
      to: { path: '^(bin|lib|web|scripts|test|bench)/', pathNot: [...rendered] },
    },
    {
      name: 'only-pages-show-views',
      comment: 'Other Lambdas answer data.',
      severity: 'error',
      from: { path: '^lambdas/(?!pages/)' },
      to: { path: [...rendered] },
    },
    {
      name: 'stacks-know-the-contract-only',
      comment: 'Stacks name the code of Lambdas and web by path; they never import it.',
      severity: 'error',
      from: { path: '^(bin|lib)/' },
      to: { path: '^(lambdas|web|scripts|test|bench)/' },
    },
    {
      name: 'product-never-imports-tools',
      comment: 'Scripts and tests use the product, not the other way round.',
      severity: 'error',
      from: { path: '^(bin|lib|lambdas|contract|web)/' },
      to: { path: '^(scripts|test|bench)/' },
    },
    {
      name: 'subjects-know-no-entry',
      comment:
        'Only an entry composes operations and jobs; it is the file that a Lambda starts with.',
      severity: 'error',
      from: { path: '^lambdas/(?!entries/)' },
      to: { path: '^lambdas/entries/' },
    },
    {
      name: 'platform-knows-no-subject',
      comment:
        'The code that knows AWS and HTTP serves all subjects, so it depends on none of them.',
      severity: 'error',
      from: { path: '^lambdas/platform/' },
      to: { path: '^lambdas/(?!platform/)' },
    },
    {
      name: 'no-circles-of-platform-folders',
      comment: 'Folders of the platform are layers: no two of them import each other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^lambdas/platform/' },
      to: { circular: true },
    },
    {
      name: 'features-stand-apart',
      comment: 'A feature never imports another: what two need goes to ui, product or session.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'shared-web-code-knows-no-feature',
      comment: 'Only the app composes features.',
      severity: 'error',
      from: { path: '^web/src/(?!app/|features/|main\\.tsx$)' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      comment: 'The app composes features; a feature that imports the app makes a circle.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'platform-folders-have-one-face',
      comment:
        "Others import a platform folder by the file with the folder's name. An import() may name the part that it loads.",
      severity: 'error',
      from: { path: ['^web/src/platform/([^/]+)/', '^web/'] },
      to: {
        path: '^web/src/platform/',
        pathNot: ['^web/src/platform/$1/', ...faces, '\\.css$'],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'web-platform-knows-no-product',
      comment: 'Its folders and lib serve every screen, so they depend on none.',
      severity: 'error',
      from: { path: '^web/src/(lib|platform)/' },
      // The texts are data; the type of the translator has the keys of all of them.
      to: { path: '^web/src/(product|screens|session|views)/', pathNot: '^web/src/views/texts/' },
    },
    {
      name: 'ui-shows-only',
      comment:
        'The parts of ui fit any screen. A part that knows businesses, offers or shops lies in views, product or its feature.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: {
        path: [
          '^contract/(accounts|billing|businesses|claims|offers|reports|shops|staff|statistics|validators)/',
          '^web/src/(product|session|views)/',
        ],
      },
    },
    {
      name: 'views-are-plain',
      comment: 'Views get texts and times as arguments, so that a server can render them, too.',
      severity: 'error',
      from: { path: '^web/src/views/' },
      to: {
        path: [
          '^web/src/(?!views/|ui/brand/|lib/(format/|(hash|shorten|whatsapp-link)\\.ts$))',
          '^web/src/views/.*/use-[^/]+$',
          'node_modules/(@mantine|@tabler|@tanstack|i18next|react|react-[a-z0-9-]+)/',
        ],
        pathNot: '\\.css$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'islands-are-small',
      comment:
        'The script of open pages has at most 2 KB, 8 KB for users: it shares rules with lib, the headers of calls with the platform, and knows names of the contract, whose schemas it never loads.',
      severity: 'error',
      from: { path: '^web/src/open/(?!claim/)' },
      to: {
        path: ['^contract/', '^web/src/(?!open/|lib/|platform/http/http\\.ts$)', 'node_modules/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'claims-load-at-a-tap',
      comment:
        'A tap on an open page also loads the view of a voucher, its texts, and the store for offline use. No schema of the contract comes with them.',
      severity: 'error',
      from: { path: '^web/src/open/claim/' },
      to: {
        path: [
          '^contract/(?!(?:claims/claim-code|http/languages)\\.ts$)',
          '^web/src/(?!open/|lib/|views/voucher/|platform/(http|wallet)/)',
          'node_modules/(?!preact/)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-know-the-contract-only',
      comment:
        'Router, guards, menu and links derive from the table of screens, so it needs no other part.',
      severity: 'error',
      from: { path: '^web/src/screens/' },
      to: { path: '^web/src/(?!screens/)' },
    },
    {
      name: 'screens-are-loaded-by-the-table',
      comment: 'A static import would put the code of a screen into the page that loads first.',
      severity: 'error',
      from: {},
      to: { path: '^web/src/features/[^/]+/routes/.*\\.tsx$' },
    },
    {
      name: 'only-stores-use-the-table',
      comment:
        'A subject keeps its keys and conditions in its store. Others only name writes and retry them.',
      severity: 'error',
      from: {
        path: '^lambdas/',
        pathNot: '(-store\\.ts$|/store/|^lambdas/platform/(table/|jobs/change\\.ts$))',
      },
      to: { path: '^lambdas/platform/table/(?!write\\.ts$|retry-on-conflict\\.ts$)' },
    },
    {
      name: 'only-the-table-folder-knows-dynamodb',
      comment: 'The SDK of the table stays behind the functions that build and run its requests.',
      severity: 'error',
      from: { path: '^lambdas/', pathNot: '^lambdas/platform/table/' },
      to: { path: 'node_modules/@aws-sdk/(client-dynamodb|lib-dynamodb)' },
    },
    {
      name: 'no-bench-elsewhere',
      comment:
        '`npm run bench` starts a bench by its file name; helpers that others need lie in test.',
      severity: 'error',
      from: { path: '^(scripts|test)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'no-test-in-tests',
      comment: 'Tests share helpers of test/support, never each other.',
      severity: 'error',
      from: { path: '^(test|bench)/' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'tests-of-operations-run-over-http',
      comment:
        'Only a file named *.memory.test.ts needs the table in memory or a stopped clock; a stage has neither.',
      severity: 'error',
      from: { path: '^test/operations/', pathNot: '\\.memory\\.test\\.ts$' },
      to: { path: '^test/support/(memory-table/|fixed-clock|mocked-|kept-)' },
    },
  ],
  options: {
    // TypeScript 7 has no API that this tool could parse with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(cdk\\.out|dist|\\.local)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
