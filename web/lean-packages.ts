import type { Plugin } from 'vite';

/** The name of a component in React's developer tools, in a statement of its own. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;
const forwardRef = /= (\w+\.forwardRef\()/g;

/**
 * Lets the bundler drop components of packages that the app does not use: without their names for developer tools, and
 * with the mark that making one has no effect. These packages lack the mark, and each name keeps its component. Fails the
 * build where they write names in another way.
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
