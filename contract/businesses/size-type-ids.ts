/** MEI, ME, EPP, medium, large, and 99: special, "talk to us". */
export const sizeTypeIds = [1, 2, 3, 4, 5, 99] as const;

export type SizeTypeId = (typeof sizeTypeIds)[number];

/** The size type that the specification calls special. */
export const specialSizeTypeId: SizeTypeId = 99;

export const isSpecial = ({ sizeTypeId }: { readonly sizeTypeId: number }): boolean =>
  sizeTypeId === specialSizeTypeId;

/** The size type whose limits a business has at most until staff approve it; forms start with it. */
export const smallestSizeTypeId: SizeTypeId = 1;
