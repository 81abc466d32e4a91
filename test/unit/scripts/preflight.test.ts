import { checkNode } from '#scripts/stage/preflight.ts';

const userAgent = (version: string) => `npm/10.9.2 node/v${version} linux x64 workspaces/false`;

describe('the Node of npm', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.21.0', '26.0.0'])('%s will do', (version) => {
    expect(() => checkNode(userAgent(version))).not.toThrow();
  });

  it.each(['20.18.3', '18.20.1', '16.0.0'])('%s is too old', (version) => {
    expect(() => checkNode(userAgent(version))).toThrow('install Node 20.19 or newer');
  });

  it('goes unasked where npm did not start the command', () => {
    expect(() => checkNode(undefined)).not.toThrow();
  });
});
