/** MEI, ME, EPP, medium, large, and 99: special, "talk to us". */
export const sizeTypeIds = [1, 2, 3, 4, 5, 99] as const;

export type SizeTypeId = (typeof sizeTypeIds)[number];

export const specialSizeTypeId: SizeTypeId = 99;

export const isSpecial = ({ sizeTypeId }: { readonly sizeTypeId: number }): boolean =>
  sizeTypeId === specialSizeTypeId;

/** A business has at most the limits of this size type until staff approve it; forms start with it. */
export const smallestSizeTypeId: SizeTypeId = 1;
