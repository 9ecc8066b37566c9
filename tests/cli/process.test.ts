import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { inProcess } from './portolan.ts';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portolan-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const position = JSON.stringify({ seats: 2 });

describe('a file of Windows', () => {
  it('is read in UTF-16, and from the standard input', async () => {
    const path = join(folder, 'table.json');
    writeFileSync(path, Buffer.from(`\uFEFF${position}`, 'utf16le'));
    const asked = ['solve', 'rotterdam', 'reach', '--input', '{"position":"D3","harbor":"botlek"}', '--position'];
    const fromFile = await inProcess([...asked, path]);
    expect(fromFile.err).toBe('');
    expect(fromFile).toEqual(await inProcess([...asked, '-'], position));
  });
});

describe('the logs of a simulation', () => {
  it('stand in the folder and replay', async () => {
    const logs = join(folder, 'logs', 'new');
    expect((await inProcess(['simulate', 'borneo', '--games', '2', '--seed', '3', '--logs', logs])).exit).toBe(0);
    const log = join(logs, 'borneo-seed-3-000001.log.json');
    expect((await inProcess(['replay', '--log', log])).out).toContain('game over');
    const again = ['simulate', 'borneo', '--games', '2', '--seed', '3', '--logs', logs];
    expect((await inProcess(again)).exit).toBe(0);
    const other = await inProcess([...again, '--policy', 'sensible']);
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('name another')]);
    // What a seat has seen is piped into the next line; the hands of the others it does not tell.
    const { out: seen } = await inProcess(['replay', '--json', '--seat', 'A', '--log', log]);
    const { exit, out } = await inProcess(['score', 'borneo', '--position', '-'], seen);
    expect(exit).toBe(0);
    expect(out).toMatch(/^A: \d+/);
  });
});

describe('a reader that has seen enough', () => {
  it('stops the command without a word', () => {
    const line = `"${process.execPath}" "${main}" simulate rotterdam --games 100000 --each csv | head -n 2`;
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' });
    expect(stdout.split('\n')[0]).toBe('game,actions,winners,points_A,points_B');
    expect(stderr).toBe('');
  });
});

// The device that is always full; where a system has none, the sentence is tested in the package.
describe.each(['/dev/full'].filter(existsSync))('a full disk, %s', (device) => {
  it.each([
    ['en', 'The output could not be written: the disk is full.\n'],
    ['fr', 'La sortie n’a pas pu être écrite\u00a0: le disque est plein.\n'],
  ])('is told in %s', (lang, told) => {
    const full = openSync(device, 'w');
    const argv = [main, 'rules', 'borneo', '--lang', lang];
    const { status, stderr } = spawnSync(process.execPath, argv, { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    closeSync(full);
    expect([status, stderr]).toEqual([4, told]);
  });
});
