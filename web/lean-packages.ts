import type { Plugin } from 'vite';

/** Matches the statement that names a component for React's developer tools. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;
const forwardRef = /= (\w+\.forwardRef\()/g;

/** Matches the condition on which React Router's `Link` preloads data of its framework mode, which the app lacks. */
const prefetches = /\bshouldPrefetch && !isAbsolute \?/g;

/**
 * Lets the bundler drop unused parts of packages: removes the names of components for developer tools, which would keep
 * the components, marks their construction as free of side effects, and removes the prefetching of links. Fails the
 * build if these packages write names or links in another way.
 */
export function leanPackages(): Plugin {
  let names = 0;
  let links = 0;
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(@mantine|react-router)\// },
      handler(code) {
        names += code.match(displayName)?.length ?? 0;
        links += code.match(prefetches)?.length ?? 0;
        return {
          code: code
            .replace(displayName, '')
            .replace(forwardRef, '= /* @__PURE__ */ $1')
            .replace(prefetches, 'false ?'),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && (names === 0 || links === 0)) {
        this.error('No package has the statements that are left out.');
      }
    },
  };
}
