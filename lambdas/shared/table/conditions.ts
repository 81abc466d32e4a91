/** The item exists. */
export const exists = { expression: 'attribute_exists(PK)' };

/** The item still has the owner and the version that were read. */
export const unchanged = ({
  version,
  userId,
}: {
  readonly version: number;
  readonly userId: string;
}) => ({
  expression: 'version = :version AND userId = :userId',
  values: { ':version': version, ':userId': userId },
});
