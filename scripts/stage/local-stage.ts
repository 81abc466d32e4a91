/** The stages that live on a local AWS endpoint, and the ports that each has for itself. */
export const localStages = {
  local: { endpointPort: 4566, sitePort: 4173 },
  test: { endpointPort: 4666, sitePort: 4273 },
} as const;

export type LocalStage = keyof typeof localStages;

export function isLocalStage(stage: string): stage is LocalStage {
  return Object.hasOwn(localStages, stage);
}
