/** A script of the build and what it takes along. All files are named by their path in the build. */
export interface BuiltScript {
  readonly file: string;
  /** Its name without folder and hash. */
  readonly name: string;
  readonly imports: readonly string[];
  /** The scripts that it may load later. */
  readonly dynamicImports: readonly string[];
  readonly styles: readonly string[];
}

export interface Build {
  readonly scripts: readonly BuiltScript[];
  /** Gzipped bytes of each script and style sheet. */
  readonly weights: ReadonlyMap<string, number>;
}

/** A screen of the app: its script, and the scripts of what is loaded before it. */
export interface BuiltRoute {
  /** The path of its URL. */
  readonly path: string;
  readonly script: string;
  readonly before: readonly string[];
}

/** What a route, or a part that is loaded on demand, adds to what is loaded before it. */
export interface Addition {
  readonly name: string;
  /** Gzipped bytes of JavaScript and CSS. */
  readonly bytes: number;
}

/** All files that are loaded with some scripts: they, their static imports and the style sheets of all. */
function filesWith({ scripts }: Build, starts: readonly string[]): ReadonlySet<string> {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const loaded = new Set(starts);
  for (const file of loaded) {
    for (const imported of byFile.get(file)?.imports ?? []) loaded.add(imported);
  }
  return new Set([...loaded].flatMap((file) => [file, ...(byFile.get(file)?.styles ?? [])]));
}

/** Gzipped bytes of JavaScript and CSS that a script takes along beside those that are loaded before it. */
export function addedBytes(build: Build, script: string, before: readonly string[]): number {
  const loaded = filesWith(build, before);
  const added = [...filesWith(build, [script])].filter((file) => !loaded.has(file));
  return added.reduce((sum, file) => sum + (build.weights.get(file) ?? 0), 0);
}

/**
 * What each route adds to what is loaded before it, and what each part that is loaded on demand adds to the
 * script that loads it. Scripts of routes, and those before them, are not parts.
 */
export function additions(build: Build, routes: readonly BuiltRoute[]): readonly Addition[] {
  const ofRoutes = routes.map(({ path, script, before }) => ({
    name: `The route ${path}`,
    bytes: addedBytes(build, script, before),
  }));
  const noParts = new Set(routes.flatMap(({ script, before }) => [script, ...before]));
  const nameOf = new Map(build.scripts.map((script) => [script.file, script.name]));
  const ofParts = build.scripts.flatMap(({ file, name, dynamicImports }) =>
    dynamicImports
      .filter((part) => !noParts.has(part))
      .map((part) => ({
        name: `The part ${nameOf.get(part)}, which ${name} loads on demand,`,
        bytes: addedBytes(build, part, [file]),
      })),
  );
  return [...ofRoutes, ...ofParts];
}
