export const exists = { expression: 'attribute_exists(PK)' };

/** Returns the condition that attributes have these values; undefined values must be absent. */
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

/** Returns the condition that an item's owner and version are as they were read. */
export const unchanged = ({
  version,
  userId,
}: {
  readonly version: number;
  readonly userId: string;
}) => attributesAre({ version, userId });
