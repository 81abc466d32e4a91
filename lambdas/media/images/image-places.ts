/**
 * Where the files of an image are: in `public` the edge serves them. The bucket refuses the edge what is below
 * `<area>/withheld/`: there are the files of a business that may not publish and, apart from them, so that they never
 * come back with the others, the files that staff took down.
 */
export const imagePlaces = ['public', 'withheld', 'taken-down'] as const;

export type ImagePlace = (typeof imagePlaces)[number];

const folderOf: Readonly<Record<ImagePlace, string>> = {
  public: '',
  withheld: 'withheld/',
  'taken-down': 'withheld/taken-down/',
};

/** The key in a place of a file, or of what keys begin with, by its public key `<area>/<owner>/<rest>`. */
export function keyIn(place: ImagePlace, publicKey: string): string {
  const area = publicKey.slice(0, publicKey.indexOf('/') + 1);
  return `${area}${folderOf[place]}${publicKey.slice(area.length)}`;
}
