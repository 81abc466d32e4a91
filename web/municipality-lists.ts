import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import type { Plugin } from 'vite';
import { type Uf, ufs } from '#contract/brazil/states.ts';
import { municipalitiesPath } from './src/features/shops/municipalities-path.ts';

const listOf = (state: Uf) => JSON.stringify(getMunicipalities(state).map(({ name }) => name));

/** Makes a file per state with its municipalities for the shop form; one script with all of them would have 32 KB. */
export function municipalityLists(): Plugin {
  return {
    name: 'municipality-lists',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const state = ufs.find((uf) => municipalitiesPath(uf) === request.url);
        if (!state) return next();
        response.setHeader('content-type', 'application/json');
        response.end(listOf(state));
      });
    },
    generateBundle() {
      for (const state of ufs) {
        const fileName = municipalitiesPath(state).slice(1);
        this.emitFile({ type: 'asset', fileName, source: listOf(state) });
      }
    },
  };
}
