import type { Rolldown } from 'vite';

const amplify = /\/node_modules\/(@?aws-amplify|@aws-crypto|@smithy|tslib|uuid|js-cookie)\//;

/**
 * How the app is cut into files, where the bundler alone would make a crumb of each set of screens
 * that share something: fifty requests for the sign-in, and text that compresses badly.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // What every page starts with.
  { name: 'start', tags: ['$initial'], priority: 2 },
  // Amplify, by the screens that use the same parts of it.
  { name: 'identity', test: amplify, entriesAware: true, priority: 1 },
];
