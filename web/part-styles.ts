import type { Plugin } from 'vite';

/** Placeholder of a style sheet's address in the code of its part. */
const place = /process\.env(?:\.STYLES_OF_PART|\[["'`]STYLES_OF_PART["'`]\])/;

/** Tells each part of the open pages the address of its style sheet, which it links once it is needed. */
export function partStyles(): Plugin {
  return {
    name: 'part-styles',
    enforce: 'post',
    renderChunk(code, chunk) {
      if (!place.test(code)) return null;
      const [styles, ...others] = chunk.viteMetadata?.importedCss ?? [];
      if (!styles || others.length > 0) this.error(`${chunk.name} needs one style sheet`);
      return code.replace(place, () => JSON.stringify(`/${styles}`));
    },
  };
}
