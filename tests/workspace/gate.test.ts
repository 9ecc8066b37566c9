import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

/** A machine on which one of the two commands is given. */
interface Machine {
  readonly version: string;
  readonly platform: string;
  readonly arch: string;
  readonly glibc: boolean;
}

const { obstacle } = createRequire(import.meta.url)('../../scripts/gate.cjs') as {
  obstacle(machine: Machine): string | undefined;
};

const machine = (version: string, place = 'linux-x64', glibc = true): Machine => {
  const [platform = '', arch = ''] = place.split('-');
  return { version, platform, arch, glibc };
};

test.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'])(
  'a %s with Node 20 can run the two commands: the workspace brings what it lacks',
  (place) => {
    expect(obstacle(machine('20.0.0', place))).toBeUndefined();
  },
);

test.each([
  [machine('18.20.4'), 'Portolan needs Node 20 or newer, and this is Node 18.20.4.'],
  [machine('8.1.0', 'darwin-x64'), 'Portolan needs Node 20 or newer, and this is Node 8.1.0.'],
  [
    machine('22.17.1', 'win32-arm64'),
    'Portolan brings no Node of its own for win-arm64 and needs Node 22.18 or newer there, and this is Node 22.17.1.',
  ],
  [
    machine('24.0.0', 'linux-x64', false),
    'Portolan is built with tools that need a Linux with glibc, and this one has none.',
  ],
])('a machine that cannot is told so in one sentence: %o', (at, sentence) => {
  expect(obstacle(at)).toBe(sentence);
});

test('where the workspace brings no Node, one that is new enough will do', () => {
  expect(obstacle(machine('22.18.0', 'win32-arm64'))).toBeUndefined();
  expect(obstacle(machine('26.0.0', 'freebsd-x64'))).toBeUndefined();
});
