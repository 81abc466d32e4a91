import { ufs } from '#contract/brazil/states.ts';
import { municipalitiesPath } from '#web/features/shops/municipalities-path.ts';
import { municipalityLists } from '../../../web/municipality-lists.ts';

const files = new Map<string, string[]>();
const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
  files.set(`/${fileName}`, JSON.parse(source));

beforeAll(() => (municipalityLists().generateBundle as () => void).call({ emitFile } as never));

describe('the files of municipalities', () => {
  it('are one for each state, at the path that the shop form requests', () => {
    expect([...files.keys()]).toEqual(ufs.map(municipalitiesPath));
    expect([...files.values()].flat()).toHaveLength(5571);
  });

  it('have the official names of their own state', () => {
    expect(files.get('/assets/municipalities/DF.json')).toEqual(['Brasília']);
    const ofPernambuco = files.get('/assets/municipalities/PE.json');
    expect(ofPernambuco).toContain('Fernando de Noronha');
    expect(ofPernambuco).not.toContain('Mogi Mirim');
  });
});
