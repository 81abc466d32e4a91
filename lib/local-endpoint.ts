import type { StageConfig } from './config.ts';

/** The URL of a local stage's endpoint; undefined for stages on AWS. */
export function localEndpoint(config: StageConfig): string | undefined {
  return config.place.kind === 'local' ? `http://127.0.0.1:${config.place.port}` : undefined;
}

/** The origins of the pages of a local stage; undefined for stages on AWS, whose site has its own domain. */
export function localOrigins({ place }: StageConfig): readonly string[] | undefined {
  if (place.kind !== 'local') return undefined;
  const ports = place.devPort === undefined ? [place.sitePort] : [place.sitePort, place.devPort];
  return ports.map((port) => `http://localhost:${port}`);
}

/** The origin at which people see a local stage: that of Vite where there is one. Undefined for stages on AWS. */
export function localSite({ place }: StageConfig): string | undefined {
  if (place.kind !== 'local') return undefined;
  return `http://localhost:${place.devPort ?? place.sitePort}`;
}
