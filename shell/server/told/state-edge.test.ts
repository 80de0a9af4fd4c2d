/** @jest-environment @ecocircle/test-kit/process */
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EdgeStatement, EMPTY_REGISTRY, SHELL_PROTOCOL } from '@ecocircle/shared-contracts';
import { parseEdgeStatement } from '@ecocircle/shared-contracts/schemas';
import { eventually, temporaryFolder } from '@ecocircle/test-kit';
import { expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { shellBuild } from '../testing/shell-build.ts';
import { Figures } from './figures.ts';
import { stateEdge } from './state-edge.ts';

function openEdge(folder: string) {
  const app = fastify();
  const report = jest.fn<(error: unknown, context: Record<string, string>) => void>();
  const active = {
    registry: { ...EMPTY_REGISTRY, revision: 3 },
    remotes: {},
    shell: shellBuild({ version: '1.0.0-b1', contract: '1.9.0' }),
  };
  const store = { active, state: { isAway: false, since: new Date() } as const };
  const figures = new Figures();
  const state = stateEdge(app, { folder, store, followsShell: true, figures, report });
  return { app, report, active, figures, state };
}

const statements = (folder: string): EdgeStatement[] =>
  readdirSync(join(folder, 'edges')).map((name) =>
    parseEdgeStatement(JSON.parse(readFileSync(join(folder, 'edges', name), 'utf8'))),
  );

test('an edge says in the store what it serves and what it was told, until it ends @O-09', async () => {
  const folder = temporaryFolder();
  const { app, active, figures, state } = openEdge(folder);
  await eventually(() => expect(existsSync(join(folder, 'edges'))).toBe(true));
  active.registry = { ...active.registry, revision: 4 };
  figures.add({ told: [{ kind: 'error', part: 'shell', version: 'b1', route: null, count: 2 }] });
  await state();
  expect(statements(folder)).toEqual([
    expect.objectContaining({
      pid: process.pid,
      shell: '1.0.0-b1',
      contract: '1.9.0',
      protocol: SHELL_PROTOCOL,
      revision: 4,
      leftAt: null,
      figures: [expect.objectContaining({ part: 'shell', errors: 2 })],
    }),
  ]);
  await app.close();
  expect(statements(folder)[0]?.leftAt).not.toBeNull();
});

test('a store that is gone is not made anew, and one that takes nothing is told of once', async () => {
  const folder = join(temporaryFolder(), 'store');
  const gone = openEdge(folder);
  await gone.state();
  expect(existsSync(folder)).toBe(false);
  expect(gone.report).not.toHaveBeenCalled();
  await gone.app.close();

  await mkdir(folder);
  writeFileSync(join(folder, 'edges'), 'a file in the place of the folder');
  const refused = openEdge(folder);
  await refused.state();
  await refused.state();
  expect(refused.report).toHaveBeenCalledTimes(1);
  await rm(join(folder, 'edges'));
  await refused.state();
  expect(statements(folder)).toHaveLength(1);
  await refused.app.close();
});

test('what nobody has renewed for a month goes', async () => {
  const folder = temporaryFolder();
  await mkdir(join(folder, 'edges'));
  const [old, recent] = ['old.json', 'recent.json'].map((name) => join(folder, 'edges', name)) as [
    string,
    string,
  ];
  for (const file of [old, recent]) writeFileSync(file, '{}');
  const before = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(old, before, before);
  const { app, state } = openEdge(folder);
  await state();
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  await app.close();
});
