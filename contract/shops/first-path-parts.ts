import { screenPaths } from './site-paths.ts';

/**
 * What the site serves besides screens, by the first part of its path. The names of other files have a dot, which no
 * identifier has.
 */
const otherPaths = ['/api', '/api-docs', '/assets', '/config.json', '/icons', '/images', '/static'];

/** Paths of the specification and of the product that have no screen yet. */
const laterPaths = ['/admin', '/checkin', '/counter', '/wallet'];

/** The first part of each path of the site, such as `folder` of `/folder/:id`. */
export function firstPathParts(): readonly string[] {
  const paths = [...Object.values(screenPaths), ...otherPaths, ...laterPaths];
  return paths.map((path) => path.split('/')[1] ?? '');
}
