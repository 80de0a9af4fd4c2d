import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PartName } from '@ecocircle/shared-contracts';
import { Refusal } from './refusal.ts';
import { hashSources } from './source-hash.ts';

const SHOWN_LINES = 40;

/** The version that a build of the current sources has: the package's, and a hash of what it is built from. */
export function sourceVersion(project: string, part: PartName): string {
  const manifest = readFileSync(join(project, part, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return `${version}-b${hashSources(project, part).slice(0, 8)}`;
}

/** Runs the part's own build into the folder that it returns; a Refusal has the end of the bundler's output. */
export async function buildPart(project: string, part: PartName, version: string): Promise<string> {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const build = spawn(process.execPath, ['--run', 'build'], {
    cwd: join(project, part),
    env: { ...process.env, PATH: path, BUILD_VERSION: version },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    once(build, 'close'),
  ]);
  if (code === 0) return join(project, part, 'dist');
  const lines = `${output}\n${errors}`.trim().split('\n').slice(-SHOWN_LINES);
  throw new Refusal(
    `the build of ${part} failed:\n${lines.join('\n')}`,
    'Repair the build, then publish again.',
  );
}
