import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Registry, SHELL_PROTOCOL } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { stateOf } from './edge-statement.ts';
import { openDesk, type ReleaseDesk } from './release-run.ts';

const registryOf = ({ store }: ReleaseDesk): Registry =>
  JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));

const NEXT_CONTRACT = '2.0.0';

test('the shell is published, promoted, rolled back and shown like a remote @O-02 @X-18', async () => {
  const desk = openDesk();
  const published = await desk.publishShell({ version: '1.0.0' });
  expect([published.output, published.errors]).toEqual(['shell 1.0.0 published\n', '']);
  await desk.publishShell({ version: '1.1.0' });
  expect((await desk.run('promote', 'shell@1.0.0')).status).toBe(0);
  expect((await desk.run('promote', 'shell')).output).toContain('shell 1.0.0 → 1.1.0, registry revision 2');
  expect(registryOf(desk)).toMatchObject({
    remotes: {},
    shell: { active: '1.1.0', lastGood: '1.0.0', contract: CONTRACT_VERSION },
    lastChange: { remote: 'shell', action: 'promote', to: '1.1.0' },
  });
  expect((await desk.run('rollback', 'shell')).status).toBe(0);
  expect(registryOf(desk).shell).toEqual({ active: '1.0.0', lastGood: null, contract: CONTRACT_VERSION });
  expect((await desk.run('history', 'shell')).output).toMatch(/rollback +1\.1\.0 → 1\.0\.0/);
  expect((await desk.run('status')).output).toMatch(/^shell +1\.0\.0 +- +1\.1\.0, 1\.0\.0$/m);
  expect((await desk.run('verify', 'shell')).output).toBe('shell@1.1.0  intact\nshell@1.0.0  intact\n');
});

test('a shell whose contract an active remote does not have is refused, alone and in a rollback @O-04 @X-18', async () => {
  const desk = openDesk();
  await desk.publishShell({ version: '1.0.0' });
  await desk.publishShell({ version: '2.0.0', contract: NEXT_CONTRACT });
  await desk.givenPromoted({ version: '1.0.0' });
  await desk.givenPublished({ version: '2.0.0', contract: '^2.0.0' });
  await desk.run('promote', 'shell@1.0.0');
  const alone = await desk.run('promote', 'shell@2.0.0');
  expect(alone.status).toBe(1);
  expect(alone.errors).toContain(
    'refused by the gate “contract”: shell 2.0.0 has contract 2.0.0: mf-public 1.0.0 needs ^1.0.0',
  );
  expect((await desk.run('promote', 'mf-public@2.0.0')).errors).toContain(
    `the portal has ${CONTRACT_VERSION}`,
  );
  const both = await desk.run('promote', 'shell@2.0.0', 'mf-public@2.0.0', '--together');
  expect([both.status, both.errors]).toEqual([0, '']);
  expect((await desk.run('rollback', 'shell')).errors).toContain('mf-public 2.0.0 needs ^2.0.0');
  expect((await desk.run('rollback', 'shell', 'mf-public', '--together')).status).toBe(0);
  expect(registryOf(desk)).toMatchObject({
    shell: { active: '1.0.0' },
    remotes: { 'mf-public': { active: '1.0.0' } },
  });
});

test('edges that run have to be able to serve a shell, and say so themselves @O-04 @X-18', async () => {
  const desk = openDesk();
  await desk.publishShell({ version: '1.0.0' });
  stateOf(desk, 'next', { protocol: SHELL_PROTOCOL, revision: 9 });
  stateOf(desk, 'old');
  const run = await desk.run('promote', 'shell');
  expect(run.status).toBe(1);
  expect(run.errors).toContain('host-old (process 1) serves its own shell alone');
  expect(run.errors).not.toContain('host-next');
  rmSync(join(desk.store, 'edges', 'old.json'));
  const promoted = await desk.run('promote', 'shell', '--wait', '0');
  expect(promoted.status).toBe(0);
  expect(promoted.output).toContain('Not yet: host-next (process 1, shell b1,');
  await desk.publishShell({ version: '9.0.0', protocol: SHELL_PROTOCOL + 1 });
  expect((await desk.run('promote', 'shell')).errors).toContain(
    `host-next (process 1) speaks ${SHELL_PROTOCOL}`,
  );
});

test.each([
  ['scripts', { script: '<!doctype html>' }, 'assets/shell.1a2b3c4d.js is no script'],
  ['budget', { script: `"${randomBytes(200_000).toString('base64')}"` }, 'every page brings'],
  ['texts', { texts: { 'kk-KZ': { shell: {} } } }, 'the texts of kk-KZ are empty'],
  ['server', { render: 'throw new TypeError("no shell")' }, 'does not load: TypeError: no shell'],
  ['server', { render: 'export const renderPage = () => null' }, 'lacks renderErrorPage, findRouteOwner'],
  ['server', { render: 'import "no-such-package"' }, 'does not load'],
])('the gate of %s refuses a shell that is not right @O-04 @X-18', async (gate, build, reason) => {
  const desk = openDesk();
  await desk.publishShell({ version: '1.0.0', ...build });
  const run = await desk.run('promote', 'shell');
  expect(run.status).toBe(1);
  expect(run.errors).toContain(`refused by the gate “${gate}”`);
  expect(run.errors).toContain(reason);
});

test('a remote and a shell that share a package in two majors are refused, whichever comes, and go together @O-04', async () => {
  const desk = openDesk();
  const [old, next] = [
    { react: '19.3.1', effector: '23.4.4' },
    { react: '20.0.0', effector: '23.5.0' },
  ];
  await desk.publishShell({ version: '1.0.0', shared: old });
  await desk.publishShell({ version: '2.0.0', shared: next });
  await desk.givenPublished({ version: '1.0.0', shared: old }, { version: '2.0.0', shared: next });
  expect((await desk.run('promote', 'shell@1.0.0', 'mf-public@1.0.0', '--together')).status).toBe(0);
  const remote = await desk.run('promote', 'mf-public@2.0.0');
  expect(remote.errors).toContain('refused by the gate “shared”');
  expect(remote.errors).toContain('it was built against react 20.0.0, the shell gives 19.3.1');
  const shell = await desk.run('promote', 'shell@2.0.0');
  expect(shell.errors).toContain('mf-public 1.0.0 was built against react 19.3.1, the shell gives 20.0.0');
  expect(`${remote.errors}${shell.errors}`).not.toContain('effector');
  const both = await desk.run('promote', 'shell@2.0.0', 'mf-public@2.0.0', '--together');
  expect([both.status, both.errors]).toEqual([0, '']);
});

test('a build that is no shell, or was changed, is not taken for one @O-04', async () => {
  const desk = openDesk();
  await desk.publishShell({ version: '1.0.0' });
  writeFileSync(join(desk.store, 'shell', '1.0.0', 'messages.json'), '{}');
  expect((await desk.run('promote', 'shell')).errors).toContain('messages.json was changed');
  const remote = await desk.publish({ version: '1.0.0' });
  expect(remote.status).toBe(0);
  const run = await desk.run('publish', 'shell', '--from', join(desk.store, 'mf-public', '1.0.0'));
  expect(run.errors).toContain('Build the shell again and publish that build.');
});
