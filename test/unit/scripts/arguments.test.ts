import { readArguments } from '#scripts/stage/arguments.ts';

const given = process.argv;
const call = (...words: string[]) => {
  process.argv = ['node', 'run.mjs', ...words];
};
afterAll(() => {
  process.argv = given;
});

describe('the arguments of a command for AWS', () => {
  it('contain a stage on AWS', () => {
    call('--stage', 'dev');
    expect(readArguments('usage', { onAws: true })).toEqual({
      stage: 'dev',
      words: [],
      options: {},
    });
  });

  it('may contain options', () => {
    call('--stage', 'prod', '--approve', 'hash');
    const { options } = readArguments('usage', { onAws: true, more: ['approve'] });
    expect(options).toEqual({ approve: 'hash' });
    expect(() => readArguments('usage', { onAws: true })).toThrow('Usage: usage');
  });

  it('are refused without a stage and for a local stage', () => {
    call();
    expect(() => readArguments('usage', { onAws: true })).toThrow('Usage: usage');
    call('--stage', 'local');
    expect(() => readArguments('usage', { onAws: true })).toThrow(
      'The stage local is not on AWS. Usage: usage',
    );
  });
});
