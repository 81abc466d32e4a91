import type { Plugin } from 'vite';

/** Matches the statement that names a component for React's developer tools. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;
const forwardRef = /= (\w+\.forwardRef\()/g;

/**
 * Lets the bundler drop unused components of packages: removes their names for developer tools, which would keep them,
 * and marks their construction as free of side effects. Fails the build if these packages write names in another way.
 */
export function leanPackages(): Plugin {
  let names = 0;
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(@mantine|react-router)\// },
      handler(code) {
        names += code.match(displayName)?.length ?? 0;
        return {
          code: code.replace(displayName, '').replace(forwardRef, '= /* @__PURE__ */ $1'),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (!error && names === 0) this.error('No package has the statements that are left out.');
    },
  };
}
