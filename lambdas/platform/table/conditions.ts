/** The item exists. */
export const exists = { expression: 'attribute_exists(PK)' };

/** The item has these values of some attributes, and does not have those that are undefined. */
export function attributesAre(wanted: Readonly<Record<string, unknown>>) {
  const names = Object.keys(wanted);
  const given = names.filter((name) => wanted[name] !== undefined);
  return {
    expression: names
      .map((name) =>
        given.includes(name) ? `#${name} = :${name}` : `attribute_not_exists(#${name})`,
      )
      .join(' AND '),
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ...(given.length > 0 && {
      values: Object.fromEntries(given.map((name) => [`:${name}`, wanted[name]])),
    }),
  };
}

/** The item still has the owner and the version that were read. */
export const unchanged = ({
  version,
  userId,
}: {
  readonly version: number;
  readonly userId: string;
}) => attributesAre({ version, userId });
