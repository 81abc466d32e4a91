import { screenPaths } from './site-paths.ts';

/** First path parts besides screens. Names of other files have a dot, which no shop identifier has. */
const otherPaths = ['/api', '/api-docs', '/assets', '/config.json', '/icons', '/images', '/static'];

/** Paths that the product will have, without a screen yet. */
const laterPaths = ['/admin', '/checkin', '/counter', '/wallet'];

/** Returns the first part of each path of the site, such as `folder` of `/folder/:id`. */
export function firstPathParts(): readonly string[] {
  const paths = [...Object.values(screenPaths), ...otherPaths, ...laterPaths];
  return paths.map((path) => path.split('/')[1] ?? '');
}
