import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';

/** Runs a build and tells what it made. */
export async function compile(configurations: Configuration[]) {
  const compiler = rspack(configurations);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only') ?? 'nothing was built');
  const made = stats.toJson({ all: false, chunkGroups: true, assets: true, hash: true });
  await promisify(compiler.close.bind(compiler))();
  return made;
}
